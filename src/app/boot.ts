/**
 * The only script that a document carries. Once the page is painted it fetches fonts and application
 * without running them; the application starts at the visitor's first sign of life, or at once where
 * the page says so. A press made before it is ready is not lost.
 * Built on its own and put inline by scripts/build.ts, which hands it the addresses as attributes.
 */
const {
  app = '',
  scripts = '',
  start = '',
  text = '',
  mono = '',
} = document.currentScript?.dataset ?? {};

// Styles may count on the application from here on, until it turns out that it cannot be had.
const page = document.documentElement;
page.dataset['scripts'] = '';

/** Presses made before the page could answer them, in order. */
const pending: (() => void)[] = [];
let application: Promise<unknown> | undefined;
let hydrated = false;

const run = (): void => {
  if (application !== undefined) return;
  application = import(/* @vite-ignore */ app);
  application.catch(() => {
    delete page.dataset['scripts'];
  });
};

const onClick = (event: Event): void => {
  const button = event.target instanceof Element && event.target.closest('button');
  if (!button) return;
  if (button.type === 'submit') {
    // The application's words about a field, which wait for it, instead of the browser's.
    if (button.form) button.form.noValidate = true;
    return;
  }
  event.preventDefault();
  pending.push(() => button.click());
  run();
};

const onSubmit = (event: Event): void => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  pending.push(() => {
    if (hydrated) form.requestSubmit();
    else form.submit();
  });
  run();
  // The form posts by itself when the application cannot be had.
  application?.catch(finish);
};

function finish(): void {
  document.removeEventListener('click', onClick, true);
  document.removeEventListener('submit', onSubmit, true);
  for (const repeat of pending.splice(0)) repeat();
}

document.addEventListener('click', onClick, true);
document.addEventListener('submit', onSubmit, true);
document.addEventListener(
  'hydrated',
  () => {
    hydrated = true;
    finish();
  },
  { once: true },
);

const faces = [
  new FontFace('Schibsted Grotesk', `url(${text})`, { weight: '400 600', display: 'optional' }),
  new FontFace('Geist Mono', `url(${mono})`, { weight: '400 600', display: 'optional' }),
];

const addFonts = (): void => {
  for (const face of faces) document.fonts.add(face);
};

/** While the fonts wait nothing is set in them, as src/design/global.css.ts says. */
const keepFontsWaiting = (isWaiting: boolean): void => {
  if (isWaiting) page.dataset['fonts'] = 'waiting';
  else delete page.dataset['fonts'];
};

/** Upper and lower edges of everything on screen, in CSS px; what is beyond it is not asked. */
const edges = (element: Element): number[] => {
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= innerHeight || bottom < 0) return [];
  return [top, bottom, ...[...element.children].flatMap(edges)];
};

/** Less is not a movement, to the eye and in the browser's own measure of layout shift. */
const leastMovement = 3;

/** Applies the fonts where nothing on screen would move; looked at and taken back before a frame is drawn. */
const applyFontsQuietly = (): void => {
  const before = edges(document.body);
  keepFontsWaiting(false);
  const after = edges(document.body);
  const isStill =
    before.length === after.length &&
    before.every((edge, index) => Math.abs(edge - (after[index] ?? 0)) < leastMovement);
  keepFontsWaiting(!isStill);
  if (isStill) removeEventListener('scrollend', applyFontsQuietly);
};

/** Where something would move, they wait for another view of the page, or for the next page. */
const onFonts = (): void => {
  addFonts();
  addEventListener('scrollend', applyFontsQuietly, { passive: true });
  document.addEventListener('routechange', () => keepFontsWaiting(false), { once: true });
  applyFontsQuietly();
};

/** A browser makes up a movement, of no length, when a page appears below a pointer at rest. */
const isMadeUp = (event: Event): boolean =>
  event.type === 'pointermove' &&
  event instanceof PointerEvent &&
  event.movementX === 0 &&
  event.movementY === 0;

const onVisitor = (event: Event): void => {
  if (!isMadeUp(event)) run();
};
for (const type of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll']) {
  addEventListener(type, onVisitor, { passive: true, capture: true });
}

const [arrival] = performance.getEntriesByType('navigation');
/** A visitor who comes from another page of the site, or back, has the fonts in the cache. */
const hasFonts =
  document.referrer.startsWith(`${location.origin}/`) || arrival?.type !== 'navigate';
if (hasFonts) addFonts();
else keepFontsWaiting(true);

const fetchAhead = (): void => {
  for (const href of scripts.split(' ')) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = 'script';
    link.href = href;
    document.head.append(link);
  }
  // Both or none: one change of faces.
  if (!hasFonts) {
    void Promise.all(faces.map((face) => face.load())).then(onFonts, () => undefined);
  }
  const isAddressed = location.search !== '' || location.hash !== '';
  if (start === 'always' || (start === 'whenAddressed' && isAddressed)) run();
};

const whenIdle = (): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(fetchAhead, { timeout: 2000 });
  else setTimeout(fetchAhead, 200);
};

// A page can be loaded before it is painted; nothing of this may come in between.
addEventListener('load', () => {
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect();
    whenIdle();
  }).observe({ type: 'paint', buffered: true });
});
