import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, Suspense, useEffect, useState } from 'react';
import { darkTheme, lightTheme } from '../theme.ts';
import { applyGlobals, initialGlobals } from '../toolbar.ts';
import './docs.css';

/** The toolbar settings in the URL of the page: `globals=theme:dark;text:150`. */
function globalsOfAddress(): typeof initialGlobals {
  const switched = new URLSearchParams(window.location.search).get('globals') ?? '';
  return {
    ...initialGlobals,
    ...Object.fromEntries(switched.split(';').map((of) => of.split(':'))),
  };
}

/** Wrapper of every documentation page; like a story, it follows the toolbar settings. */
export function Container({ context, children }: PropsWithChildren<DocsContainerProps>) {
  // Read once: Storybook mounts the page anew whenever a toolbar setting changes.
  const [globals] = useState(globalsOfAddress);
  useEffect(() => applyGlobals(globals), [globals]);
  return (
    <DocsContainer context={context} theme={globals.theme === 'dark' ? darkTheme : lightTheme}>
      <main>
        <Suspense>{children}</Suspense>
      </main>
    </DocsContainer>
  );
}
