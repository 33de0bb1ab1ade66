import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, Suspense, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { darkTheme, lightTheme } from '../theme.ts';
import { applyGlobals, initialGlobals } from '../toolbar.ts';
import './docs.css';

type Globals = typeof initialGlobals;

/** What is around every page of documentation: it follows the switches of the toolbar, as stories do. */
export function Container({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState<Globals>(() => {
    // Storybook mounts the page anew at every switch, and the address may hold switches from the start.
    const { channel } = context;
    const [last] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as [
      { globals: Globals }?,
    ];
    return { ...initialGlobals, ...last?.globals };
  });
  useEffect(() => {
    const follow = (update: { globals: Globals }): void => setGlobals(update.globals);
    context.channel.on(GLOBALS_UPDATED, follow);
    return () => context.channel.off(GLOBALS_UPDATED, follow);
  }, [context.channel]);
  useEffect(() => applyGlobals(globals), [globals]);
  return (
    <DocsContainer context={context} theme={globals.theme === 'dark' ? darkTheme : lightTheme}>
      <main>
        <Suspense>{children}</Suspense>
      </main>
    </DocsContainer>
  );
}
