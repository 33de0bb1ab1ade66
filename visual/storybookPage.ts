import type { PictureParameters } from './config.ts';

// Every function here runs inside the page, so none may use anything that is defined outside itself.

interface Channel {
  on(event: string, listener: (payload: never) => void): void;
  off(event: string, listener: (payload: never) => void): void;
  emit(event: string, payload: unknown): void;
}

interface StorybookPreview {
  ready(): Promise<unknown>;
  loadStory(of: { storyId: string }): Promise<{ parameters: { visual?: PictureParameters } }>;
  currentSelection?: { storyId: string };
}

declare global {
  var __STORYBOOK_PREVIEW__: StorybookPreview;
  var __STORYBOOK_ADDONS_CHANNEL__: Channel;
  var __STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER_STATE__:
    | Record<string, { calls: readonly { method: string }[] }>
    | undefined;
}

/** Waits until Storybook can be asked for stories, and turns axe off, which has a suite of its own. */
export async function ready(): Promise<void> {
  await globalThis.__STORYBOOK_PREVIEW__.ready();
  // Emitted, not put in the URL: Storybook reads globals from the URL only when the URL also names a story.
  globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', {
    globals: { a11y: { manual: true } },
  });
}

/** The `visual` parameters of stories, by story id. */
export async function pictureParameters(
  ids: readonly string[],
): Promise<Record<string, PictureParameters>> {
  const entries = await Promise.all(
    ids.map(async (storyId) => {
      const { parameters } = await globalThis.__STORYBOOK_PREVIEW__.loadStory({ storyId });
      return [storyId, parameters.visual ?? {}] as const;
    }),
  );
  return Object.fromEntries(entries);
}

/** Hides the story shown last, so that the browser does not lay it out again for each setting of the next mode. */
export function hideStory(): void {
  document.body.hidden = true;
}

/** Shows a story from its beginning and waits for the end of its play function. */
export function showStory(storyId: string): Promise<void> {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  const active = document.activeElement;
  if (active instanceof HTMLElement) active.blur();
  document.body.hidden = false;
  scrollTo(0, 0);
  return new Promise((resolve, reject) => {
    const fail = ({ message, description }: { message?: string; description?: string }): void =>
      end(() => reject(new Error(message ?? description ?? 'The story failed.')));
    const listeners: Record<string, (payload: never) => void> = {
      storyFinished: () => end(resolve),
      storyErrored: fail,
      storyThrewException: fail,
      playFunctionThrewException: fail,
      unhandledErrorsWhilePlaying: ([error]: [Error]) => fail(error),
      storyMissing: () => fail({ message: 'Storybook does not know this story.' }),
    };
    const end = (settle: () => void): void => {
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
      settle();
    };
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
    const isShown = globalThis.__STORYBOOK_PREVIEW__.currentSelection?.storyId === storyId;
    if (isShown) channel.emit('forceRemount', { storyId });
    else channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/** Waits for fonts, pictures inside the story, and two frames. */
export async function settled(): Promise<void> {
  await document.fonts.ready;
  await Promise.all(
    [...document.images].map((image) => {
      image.loading = 'eager';
      return image.decode().catch(() => undefined);
    }),
  );
  await new Promise<void>((drawn) =>
    requestAnimationFrame(() => requestAnimationFrame(() => drawn())),
  );
}

/** Gives the document the attributes of the mode, and removes those of the previous mode. */
export function setAttributes(attributes: Readonly<Record<string, string>>): void {
  const root = document.documentElement;
  for (const name of (root.dataset['ofMode'] ?? '').split(' ').filter(Boolean))
    root.removeAttribute(name);
  root.dataset['ofMode'] = Object.keys(attributes).join(' ');
  for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value);
}

/** The part of the page that belongs in the picture, and whether it reaches beyond the window. */
export function clipOf(clip: PictureParameters['clip']): {
  box: { x: number; y: number; width: number; height: number };
  beyond: boolean;
} {
  const root = document.querySelector('#storybook-root:not([hidden])');
  if (!root) throw new Error('Storybook shows no story.');
  const own = '#storybook-root, #storybook-docs, [class^="sb-"], script, style, template, link';
  const drawnOutside = [...document.body.children].some((element) => {
    const { width, height } = element.getBoundingClientRect();
    return !element.matches(own) && width > 1 && height > 1;
  });
  if (clip === 'window' || drawnOutside)
    return {
      box: { x: scrollX, y: scrollY, width: innerWidth, height: innerHeight },
      beyond: false,
    };
  const { left, top, right, bottom } = root.getBoundingClientRect();
  const x = Math.max(0, Math.floor(left));
  const y = Math.max(0, Math.floor(top + scrollY));
  // Includes what overflows sideways: an overflow is a fault, which the picture must show.
  const width = Math.ceil(Math.max(right, document.documentElement.scrollWidth)) - x;
  const height = Math.ceil(bottom + scrollY) - y;
  if (width < 1 || height < 1)
    throw new Error(
      'It draws nothing inside its root: if it is drawn elsewhere, set parameters.visual.clip to "window"; otherwise give parameters.visual.skip a reason.',
    );
  return {
    box: { x, y, width, height },
    beyond: y + height > innerHeight || x + width > innerWidth,
  };
}
