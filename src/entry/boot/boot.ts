/**
 * The only script that a document carries. Once the page is painted it fetches the fonts and all parts
 * of the application at once, and starts the application when the browser is idle, or at the visitor's
 * first input. What is pressed before that is answered or kept.
 * Bundled on its own; src/entry/Document.tsx puts it inline, with the addresses as `data-` attributes.
 */
import { showKeptTheme } from '../../layout/ThemeSwitch/theme.ts';
import { hasFontsInCache, showFonts } from './fonts.ts';
import { answerPresses } from './presses.ts';
import { showOwnMessages } from './validation.ts';

const {
  app = '',
  react = '',
  scripts = '',
  rest = '',
  data = '',
  text = '',
  mono = '',
} = document.currentScript?.dataset ?? {};

// Styles assume a running application from here on; this is removed if it cannot be loaded.
const page = document.documentElement;
page.dataset['scripts'] = '';

// Before anything is painted.
showKeptTheme();

const yieldToMain = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

let isStarted = false;

/** Starts the application, each part in a task of its own, so that input is handled between them. */
const start = async (): Promise<void> => {
  if (isStarted) return;
  isStarted = true;
  try {
    await import(/* @vite-ignore */ react);
    await yieldToMain();
    await import(/* @vite-ignore */ app);
  } catch {
    delete page.dataset['scripts'];
    stopAnswering(false);
  }
};

const stopAnswering = answerPresses(() => void start());
document.addEventListener('hydrated', () => stopAnswering(true), { once: true });
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
for (const type of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll']) {
  addEventListener(type, onVisitor, { passive: true, capture: true });
}

const hasFonts = hasFontsInCache();
if (hasFonts) showFonts(text, mono);

const addLink = (link: Partial<HTMLLinkElement>): void =>
  document.head.append(Object.assign(document.createElement('link'), link));

/** Requests all parts at once, so that none waits for another to import it. */
const fetchParts = (): void => {
  for (const name of scripts.split(' ').filter(Boolean))
    addLink({ rel: 'modulepreload', href: `/assets/${name}.js` });
  if (rest !== '') addLink({ rel: 'preload', as: 'style', href: rest });
  if (data !== '') addLink({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: data });
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
