import { lazy } from 'react';

// Loaded with the first documentation page, because stories need neither.
export const page = lazy(() => import('./Page.tsx').then((file) => ({ default: file.Page })));
export const container = lazy(() =>
  import('./Container.tsx').then((file) => ({ default: file.Container })),
);
