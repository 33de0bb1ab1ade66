/**
 * The only script that a document carries. Once the page is painted it fetches the fonts and all parts
 * of the application at once, and starts the application when the browser is idle, or at the visitor's
 * first input. What is pressed before that is answered or kept.
 * Built on its own and put inline by scripts/build.ts, which hands it the addresses as attributes.
 */
import { hasFontsInCache, showFonts } from './fonts.ts';
import { answerPresses } from './presses.ts';
import { showOwnMessages } from './validation.ts';

const {
  app = '',
  react = '',
  scripts = '',
  data = '',
  text = '',
  mono = '',
} = document.currentScript?.dataset ?? {};

// Styles may count on the application from here on, until it turns out that it cannot be had.
const page = document.documentElement;
page.dataset['scripts'] = '';

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

let isStarted = false;

/** Starts the application, one part a task, so that a press finds its turn between them. */
const start = async (): Promise<void> => {
  if (isStarted) return;
  isStarted = true;
  try {
    await import(/* @vite-ignore */ react);
    await pause();
    await import(/* @vite-ignore */ app);
  } catch {
    delete page.dataset['scripts'];
    endAnswers(false);
  }
};

const endAnswers = answerPresses(() => void start());
document.addEventListener('hydrated', () => endAnswers(true), { once: true });
showOwnMessages();

/** A browser makes up a movement, of no length, when a page appears below a pointer at rest. */
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

const ask = (link: Partial<HTMLLinkElement>): void =>
  document.head.append(Object.assign(document.createElement('link'), link));

/** Asks for every part together: none of them waits until another names it. */
const fetchParts = (): void => {
  for (const name of scripts.split(' ')) ask({ rel: 'modulepreload', href: `/assets/${name}.js` });
  if (data !== '') ask({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: data });
};

/** Whoever saves data gets the application when it is wanted. */
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

// A page can be loaded before it is painted; nothing of this may come in between.
addEventListener('load', () => {
  new PerformanceObserver((paints, observer) => {
    // A slow page paints its ground before its words.
    if (!paints.getEntriesByName('first-contentful-paint')[0]) return;
    observer.disconnect();
    // The first paint may show half a page; the next frame shows all of it.
    requestAnimationFrame(() => setTimeout(afterPaint));
  }).observe({ type: 'paint', buffered: true });
});
