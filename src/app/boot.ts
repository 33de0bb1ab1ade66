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
  new FontFace('Schibsted Grotesk', `url(${text})`, { weight: '400 600' }),
  new FontFace('Geist Mono', `url(${mono})`, { weight: '400 600' }),
];

/** Shows the faces when both are there: one change, which the fitted fallbacks keep from moving anything. */
const showFonts = (): void => {
  Promise.all(faces.map((face) => face.load())).then(
    () => faces.forEach((face) => document.fonts.add(face)),
    () => undefined,
  );
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
if (hasFonts) showFonts();

const fetchAhead = (): void => {
  for (const href of scripts.split(' ')) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = 'script';
    link.href = href;
    document.head.append(link);
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
    if (!hasFonts) showFonts();
    whenIdle();
  }).observe({ type: 'paint', buffered: true });
});
