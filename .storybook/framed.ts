import { STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { viewportOptions } from './modes.ts';

/** The iframe of a documentation page that this story runs in; null outside such a page. */
const frame = window.frameElement?.id.startsWith('iframe--') ? window.frameElement : null;
const box = frame?.parentElement ?? null;

/** In an iframe, the toolbar settings of the surrounding page, which Storybook does not send to iframes. */
export const globalsOf = <Globals extends object>(own: Globals): Globals =>
  frame === null
    ? own
    : { ...own, ...JSON.parse(frame.ownerDocument.documentElement.dataset['globals'] ?? '{}') };

/**
 * Makes the iframe as high as its story and as wide as the viewport that the story sets, keeps the
 * surrounding page from scrolling to an element that takes the focus, and follows toolbar changes.
 *
 * @param height - Height that the story sets. A story higher than its window must set one; otherwise story
 *   and frame would make each other grow for ever.
 */
export function fitFrame(height: unknown, viewport: unknown): void {
  const root = document.getElementById('storybook-root');
  if (frame === null || box === null || root === null) return;
  const { value } = (viewport ?? {}) as { value?: keyof typeof viewportOptions };
  if (value) box.style.maxWidth = viewportOptions[value]?.styles.width ?? '';
  // oxlint-disable-next-line typescript/unbound-method -- Called with the element below.
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  if (height === undefined) {
    const least = box.offsetHeight;
    new ResizeObserver(() => {
      const { height: own } = root.getBoundingClientRect();
      // Rounded up, because a fraction of a pixel would cause a scroll bar. The body has the same space
      // below the story as above it.
      box.style.height = `${Math.max(least, Math.ceil(own) + 2 * root.offsetTop)}px`;
    }).observe(root);
  }
  new MutationObserver(() => location.reload()).observe(frame.ownerDocument.documentElement, {
    attributeFilter: ['data-globals'],
  });
}

/**
 * Waits until no other iframe of the page runs a play function, then makes the others wait until this story
 * has finished: only one frame can have the focus, and a frame without it receives no typed text.
 */
export async function takeTurn(): Promise<void> {
  if (frame === null) return;
  await new Promise<void>((begin) => {
    void navigator.locks.request('stories', () => {
      begin();
      return new Promise<void>((end) => {
        addons.getChannel().once(STORY_FINISHED, () => {
          // Gives the focus back to the surrounding page.
          if (frame.ownerDocument.activeElement === frame) (frame as HTMLElement).blur();
          end();
        });
      });
    });
  });
}
