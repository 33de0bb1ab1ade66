/**
 * The only script that a document carries: it waits until the page has been painted, then fetches
 * fonts and application. A press made earlier fetches the application at once and is not lost.
 * Built on its own and put inline by scripts/build.ts, which hands it the addresses as attributes.
 */
const { app = '', text = '', mono = '' } = document.currentScript?.dataset ?? {};

/** Presses made before the page could answer them, in order. */
const pending: (() => void)[] = [];
let start: Promise<unknown> | undefined;
let hydrated = false;

const run = (): void => {
  start ??= import(/* @vite-ignore */ app);
};

const onClick = (event: Event): void => {
  const button =
    event.target instanceof Element &&
    event.target.closest<HTMLElement>('button:not([type=submit])');
  if (!button) return;
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
  start?.catch(finish);
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
for (const type of ['pointerover', 'pointerdown', 'keydown', 'focusin']) {
  document.addEventListener(type, run, { once: true, passive: true });
}

const faces = [
  new FontFace('Schibsted Grotesk', `url(${text})`, { weight: '400 600', display: 'optional' }),
  new FontFace('Geist Mono', `url(${mono})`, { weight: '400 600', display: 'optional' }),
];
const applyFonts = (): void => {
  for (const face of faces) document.fonts.add(face);
};

const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
/** A visitor who comes from another page of the site, or back, has the fonts in the cache. */
const hasFonts =
  document.referrer.startsWith(`${location.origin}/`) || arrival?.type !== 'navigate';
if (hasFonts) applyFonts();

const whenIdle = (task: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 200);
};

window.addEventListener('load', () => {
  whenIdle(() => {
    // Both or none: one change of faces, after the paint.
    if (!hasFonts)
      void Promise.all(faces.map((face) => face.load())).then(applyFonts, () => undefined);
    run();
  });
});
