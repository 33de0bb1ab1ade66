import { useEffect, useState } from 'react';
import { type FieldData, fieldDataPath } from '../../contract/fieldData.ts';

/** What is known of the visits: nothing yet, the figures, or that they could not be had. */
export type FieldDataState =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly data: FieldData }
  | { readonly status: 'failed' };

async function read(): Promise<FieldDataState> {
  const response = await fetch(fieldDataPath);
  if (!response.ok) return { status: 'failed' };
  return { status: 'loaded', data: (await response.json()) as FieldData };
}

/** How fast the site's pages were for their visitors, as the server counted it. */
export function useFieldData(): FieldDataState {
  const [state, setState] = useState<FieldDataState>({ status: 'loading' });
  useEffect(() => {
    read().then(setState, () => setState({ status: 'failed' }));
  }, []);
  return state;
}
