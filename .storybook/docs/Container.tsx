import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, Suspense, useEffect, useState } from 'react';
import { darkTheme, lightTheme } from '../theme.ts';
import { applyGlobals, initialGlobals } from '../toolbar.ts';
import './docs.css';

/** What the toolbar says, as the address of the page has it: `globals=theme:dark;text:150`. */
function globalsOfAddress(): typeof initialGlobals {
  const switched = new URLSearchParams(window.location.search).get('globals') ?? '';
  return {
    ...initialGlobals,
    ...Object.fromEntries(switched.split(';').map((of) => of.split(':'))),
  };
}

/** What is around every page of documentation: it follows the switches of the toolbar, as stories do. */
export function Container({ context, children }: PropsWithChildren<DocsContainerProps>) {
  // Storybook loads the page anew at every switch.
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
