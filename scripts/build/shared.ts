/**
 * What every page needs comes in one file: small files compress badly and wait for each other.
 * Anything else stays with the pages that use it. Patterns of module paths; the build stops at one
 * that matches nothing any more.
 */
const usedEverywhere = [
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
];

/** Matches the modules of the shared file. */
export const shared = new RegExp(usedEverywhere.join('|'));

/** @throws Error naming the patterns that match no module of the bundle. */
export function assertShared(modules: readonly string[]): void {
  const idle = usedEverywhere.filter((pattern) => {
    const expression = new RegExp(pattern);
    return !modules.some((id) => expression.test(id));
  });
  if (idle.length > 0)
    throw new Error(`shared.ts names what is not there any more: ${idle.join(', ')}.`);
}
