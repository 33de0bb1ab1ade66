/**
 * Once the page is painted it fetches the fonts and all parts of the application at once, and starts the
 * application when the browser is idle, or at the visitor's first input.
 * Built on its own; the document hands it the addresses as attributes.
 */
import { hasFontsInCache, showFonts } from './fonts.ts';
import { showOwnMessages } from './validation.ts';

const script = document.currentScript;

const {
  app = '',
  react = '',
  scripts = '',
  data = '',
  text = '',
  mono = '',
} = script?.dataset ?? {};

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

let isStarted = false;

/** Starts the application, one part a task, so that input is handled between the parts. */
const start = async (): Promise<void> => {
  if (isStarted) return;
  isStarted = true;
  try {
    await import(/* @vite-ignore */ react);
    await pause();
    await import(/* @vite-ignore */ app);
  } catch {
    script?.dispatchEvent(new Event('error'));
  }
};

showOwnMessages();

/** Browsers fire `pointermove` without any movement when a page appears under a resting pointer. */
const isMadeUp = (event: Event): boolean =>
  event.type === 'pointermove' &&
  event instanceof PointerEvent &&
  event.movementX === 0 &&
  event.movementY === 0;

const onVisitor = (event: Event): void => {
  if (!isMadeUp(event)) void start();
};
for (const type of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'click']) {
  addEventListener(type, onVisitor, { passive: true, capture: true });
}
// What was pressed before this script was there.
if (document.querySelector('[data-queued]')) void start();

const hasFonts = hasFontsInCache();
if (hasFonts) showFonts(text, mono);

const ask = (link: Partial<HTMLLinkElement>): void =>
  document.head.append(Object.assign(document.createElement('link'), link));

/** Requests all parts at once, so that none waits for another to import it. */
const fetchParts = (): void => {
  for (const name of scripts.split(' ').filter(Boolean))
    ask({ rel: 'modulepreload', href: `/assets/${name}.js` });
  if (data !== '') ask({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: data });
};

/** With data saving on, the application is loaded at the first interaction only. */
const savesData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;

const whenIdle = (task: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 200);
};

const afterPaint = (): void => {
  if (!hasFonts) showFonts(text, mono);
  if (savesData === true) return;
  fetchParts();
  whenIdle(() => void start());
};

// Waits for the first paint, which can come after `load`.
addEventListener('load', () => {
  new PerformanceObserver((paints, observer) => {
    // A slow page paints its background first.
    if (!paints.getEntriesByName('first-contentful-paint')[0]) return;
    observer.disconnect();
    // The first contentful paint may show part of the page; the next frame shows the rest.
    requestAnimationFrame(() => setTimeout(afterPaint));
  }).observe({ type: 'paint', buffered: true });
});
