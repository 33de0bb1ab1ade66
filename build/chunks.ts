/**
 * Modules used together share a file: small files compress badly, and each is one more request.
 * Everything else is left to the bundler. Patterns of module paths, by the name of the file;
 * the build fails at a pattern without a match. A page that needs one module of a file gets the
 * styles of all of them, so a file holds only what pages use together.
 */
const parts = {
  /** Half of the application, so that each half is a short task. */
  react: ['node_modules/react/', 'node_modules/react-dom/', 'node_modules/scheduler/'],
  /** What every page needs. */
  app: [
    'node_modules/react-router/',
    'src/entry/(?!head|structuredData)',
    'src/design/(?!fonts)',
    'src/content/navigation.ts',
    'src/content/site.ts',
    'src/content/system.ts',
    'src/content/textTokens.ts',
    'src/content/trial.ts',
    'src/content/ways.ts',
    'src/api/paths.ts',
    'src/primitives/Announcer/',
    'src/primitives/Band/',
    'src/primitives/Button/',
    'src/primitives/Heading/',
    'src/primitives/Icon/',
    'src/primitives/Link/',
    'src/primitives/Logo/',
    'src/primitives/RadioOverlay/',
    'src/primitives/Stack/',
    'src/primitives/Text/',
    'src/primitives/VisuallyHidden/',
    'src/sections/CallToAction/',
    'src/sections/ErrorNotice/',
    'src/layout/Breadcrumb/',
    'src/layout/PageIntro/',
    'src/layout/PageLayout/',
    'src/layout/SiteFooter/',
    'src/layout/SiteHeader/SiteHeader',
  ],
  /** Separate, so that a page with receipts alone does not load the forms. */
  receipt: ['src/primitives/Receipt/'],
  /** Separate, because some articles show scores without receipts. */
  score: ['src/primitives/ScoreCell/'],
  /** What a score prints. */
  evidence: ['src/illustrations/EvidenceReceipt/'],
  /** What documents of the product are drawn on. */
  sheets: [
    'src/content/roleSwitch',
    'src/content/sheets',
    'src/primitives/Sheet/',
    'src/primitives/Stamp/',
  ],
  /** What long documents and articles share. */
  document: ['src/primitives/LongDate/', 'src/primitives/useCurrentSection'],
  /** What copies, and what it says. */
  copy: ['src/content/copyWords', 'src/primitives/CopyButton/'],
  /** Sheets that a few pages show, samples among them. */
  largeSheets: ['src/content/largeSheets'],
  /** What is around and in a sample. */
  sample: ['src/content/samples', 'src/layout/SampleSheet/'],
  /** The forms, whole and cut down to one field. */
  forms: [
    'src/content/emailForm',
    'src/content/formWords',
    'src/content/waitlistForm',
    'src/forms/PostForm/(?!PostedReceipt|Resend|SuccessMark)',
    'src/forms/WaitlistForm/',
    'src/api/forms/',
  ],
} as const;

/** The files in the bundler's format; a module that two match goes to the first. */
export const chunks = Object.entries(parts).map(([name, patterns], index, all) => ({
  name,
  test: new RegExp(patterns.join('|')),
  priority: all.length - index,
}));

/** @throws Error naming the patterns that match no module of the bundle. */
export function assertUsed(modules: readonly string[]): void {
  const idle = Object.values(parts)
    .flat()
    .filter((pattern) => {
      const expression = new RegExp(pattern);
      return !modules.some((id) => expression.test(id));
    });
  if (idle.length > 0)
    throw new Error(`chunks.ts names chunks that no longer exist: ${idle.join(', ')}.`);
}
