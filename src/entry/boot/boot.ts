/**
 * The only script that a document carries. Once the page is painted it fetches the fonts and all parts
 * of the application at once, and starts the application when the browser is idle, or at the visitor's
 * first input. Presses before that are answered here, or queued until the application can answer them.
 * Bundled on its own; src/entry/Document.tsx puts it inline, with the addresses as `data-` attributes.
 */
import { showKeptTheme } from '../../layout/ThemeSwitch/theme.ts';
import { hasFontsInCache, showFonts } from './fonts.ts';
import { answerPresses } from './presses.ts';
import { showOwnMessages } from './validation.ts';

const {
  app = '',
  react = '',
  modules = '',
  rest = '',
  data = '',
  text = '',
  mono = '',
  unanswered = '',
  // Not `currentScript`: content delivery networks may run this script from one of theirs, which it would name.
} = document.querySelector<HTMLElement>('script[data-app]')?.dataset ?? {};

// Tells styles to expect the application. `takeNativeWay` removes the mark when the application cannot start.
const page = document.documentElement;
page.dataset['scripts'] = '';

// Before the first paint; otherwise the other theme would be visible for a moment.
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
    takeNativeWay();
  }
};

/** Tells the visitor that a pressed button does not work; the notice appears only once. */
const sayUnanswered = (): void => {
  if (document.querySelector('p[data-unanswered]')) return;
  const notice = document.createElement('p');
  notice.role = 'alert';
  notice.dataset['unanswered'] = '';
  notice.textContent = unanswered;
  document.body.append(notice);
};

const giveUp = answerPresses(() => void start(), sayUnanswered);

const takeNativeWay = (): void => {
  delete page.dataset['scripts'];
  giveUp();
};
// Sent by src/entry/browser.tsx.
document.addEventListener('unstarted', takeNativeWay);
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
  for (const name of modules.split(' ').filter(Boolean))
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
const onLoad = (): void => {
  new PerformanceObserver((paints, observer) => {
    // A slow page may first report a paint without content: its background.
    if (!paints.getEntriesByName('first-contentful-paint')[0]) return;
    observer.disconnect();
    // The first contentful paint may show part of the page; the next frame shows the rest.
    requestAnimationFrame(() => setTimeout(afterPaint));
  }).observe({ type: 'paint', buffered: true });
};
if (document.readyState === 'complete') onLoad();
else addEventListener('load', onLoad);
