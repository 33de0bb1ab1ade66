/**
 * What is used together comes in one file: small files compress badly, and each is one more request.
 * Anything else stays with the pages that use it. Patterns of module paths, by the name of the file;
 * the build stops at one that matches nothing any more. A page that needs one module of a file carries
 * the styles of all of them, so that a file holds only what pages use together.
 */
const parts = {
  /** Half of the application: started at once with the rest, it would be one long task. */
  react: ['node_modules/react/', 'node_modules/react-dom/', 'node_modules/scheduler/'],
  /** What every page needs. */
  app: [
    'node_modules/react-router/',
    'src/app/(?!articleParts|head|structuredData|fieldData)',
    'src/design/(?!fonts)',
    'src/content/navigation.ts',
    'src/content/site.ts',
    'src/content/system.ts',
    'src/content/textTokens.ts',
    'src/contract/paths.ts',
    'src/primitives/Announcer/',
    'src/primitives/Band/',
    'src/primitives/Button/',
    'src/primitives/Chip/',
    'src/primitives/Heading/',
    'src/primitives/Icon/',
    'src/primitives/Link/',
    'src/primitives/Logo/',
    'src/primitives/MailText/',
    'src/primitives/RadioOverlay/',
    'src/primitives/Stack/',
    'src/primitives/Text/',
    'src/primitives/VisuallyHidden/',
    'src/sections/CallToAction/',
    'src/sections/ErrorNotice/',
    'src/sections/PageHeader/',
    'src/frame/Breadcrumb/',
    'src/frame/PageIntro/',
    'src/frame/SiteFooter/',
    'src/frame/SiteHeader/SiteHeader',
  ],
  /** Apart, so that what uses one of these alone does not load the forms: a file takes along what it imports. */
  receipt: ['src/primitives/Receipt/'],
  score: ['src/primitives/ScoreCell/'],
  /** What a score prints. */
  evidence: ['src/illustrations/EvidenceReceipt/'],
  /** Both forms for an address. */
  forms: [
    'src/content/formWords',
    'src/forms/PostForm/',
    'src/forms/WaitlistForm/',
    'src/contract/forms/',
  ],
  /** The form that joins, whole and cut down to one field. */
  waitlist: ['src/content/waitlistForm', 'src/content/emailForm'],
} as const;

/** The files, as the bundler takes them; what two of them match goes to the earlier. */
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
    throw new Error(`chunks.ts names what is not there any more: ${idle.join(', ')}.`);
}
