import { type FieldDataCopy, FieldDataView } from './FieldDataView.tsx';
import { useFieldData } from './useFieldData.ts';

/** How fast the site's pages were for their visitors. */
export function FieldData(copy: FieldDataCopy) {
  return <FieldDataView {...copy} state={useFieldData()} />;
}
