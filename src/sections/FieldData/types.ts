import type { FieldData } from '../../contract/fieldData.ts';

/** What is known of the visits: nothing yet, the figures, or that they could not be had. */
export type FieldDataState =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly data: FieldData }
  | { readonly status: 'failed' };
