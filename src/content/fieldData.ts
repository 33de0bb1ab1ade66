import type { FieldDataCopy } from '../sections/FieldData/FieldDataView.tsx';

/** Words around the speed that visitors had, on /performance. */
export const fieldData = {
  heading: 'For our visitors',
  lead: 'What visitors’ browsers measured in the last 28 days. Three of four views were at least this fast, give or take a tenth. Views are counted, visitors are not.',
  metrics: [
    { name: 'ttfb', label: 'First byte' },
    { name: 'fcp', label: 'First paint' },
    { name: 'lcp', label: 'Largest paint' },
    { name: 'inp', label: 'Answer to a press' },
    { name: 'cls', label: 'Layout shift' },
  ],
  routeName: (route) => (route === '/404' ? 'Unknown addresses' : route),
  views: (count) => (count === 1 ? '1 view' : `${count} views`),
  notices: {
    loading: 'Reading the figures.',
    empty: 'No visits have been counted yet.',
    failed: 'The figures could not be read. Load the page again to try once more.',
  },
} satisfies FieldDataCopy;
