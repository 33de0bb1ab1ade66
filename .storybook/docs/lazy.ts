import { lazy } from 'react';

// Loaded with the first page of documentation: no story needs them.
export const page = lazy(() => import('./Page.tsx').then((file) => ({ default: file.Page })));
export const container = lazy(() =>
  import('./Container.tsx').then((file) => ({ default: file.Container })),
);
