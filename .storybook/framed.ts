import { STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { viewportOptions } from './modes.ts';

/** The frame of a page of documentation that this story is in. */
const frame = window.frameElement?.id.startsWith('iframe--') ? window.frameElement : null;
const box = frame?.parentElement ?? null;

/** What the toolbar of the page around says: a frame is told nothing by Storybook. */
export const globalsOf = <Globals extends object>(own: Globals): Globals =>
  frame === null
    ? own
    : { ...own, ...JSON.parse(frame.ownerDocument.documentElement.dataset['globals'] ?? '{}') };

/**
 * Makes the frame as high as its story and as wide as the window that the story asks for, and keeps the
 * page around from scrolling to what takes the focus.
 *
 * @param height - What the story names. One that is higher than its window must: it would grow with its
 *   frame for ever.
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
      // A part of a pixel would need a scroll bar; the space above is that of the body, below it, too.
      box.style.height = `${Math.max(least, Math.ceil(own) + 2 * root.offsetTop)}px`;
    }).observe(root);
  }
  new MutationObserver(() => location.reload()).observe(frame.ownerDocument.documentElement, {
    attributeFilter: ['data-globals'],
  });
}

/**
 * Waits until no other frame of the page plays, and keeps the others waiting until this story has been
 * played: the browser has one focus, and a frame that loses it loses what is typed.
 */
export async function takeTurn(): Promise<void> {
  if (frame === null) return;
  await new Promise<void>((begin) => {
    void navigator.locks.request('stories', () => {
      begin();
      return new Promise<void>((end) => {
        addons.getChannel().once(STORY_FINISHED, () => {
          // The page around has the focus again.
          if (frame.ownerDocument.activeElement === frame) (frame as HTMLElement).blur();
          end();
        });
      });
    });
  });
}
