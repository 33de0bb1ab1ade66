/**
 * Says whether the site may call itself launched: no default of the configuration is left,
 * and every claim has its evidence. Prints one list and exits with 1 while anything is open.
 */
import './environment.ts';
import { type FounderWords, founderWords } from '../src/content/founder.ts';
import { type OwnerDecision, ownerDecisions } from '../src/content/ownerDecisions.ts';
import { site } from '../src/content/site.ts';
import { sources } from '../src/content/sources.ts';
import { type Site, siteDefaults, siteVariables } from '../src/content/siteConfig.ts';
import { type Claim, claims } from '../src/content/claims.ts';

/** Defaults that are right for a launched site, each with its reason. */
const lasting: Partial<Record<keyof Site, string>> = {
  demoVideoUrl: 'The built-in tour is a finished demo; a recording only replaces it.',
};

/** Values of the configuration that the owner has not set yet. */
export function openDefaults(current: Site): string[] {
  const values = Object.entries(siteVariables) as [keyof typeof siteVariables, string][];
  const open = values
    .filter(([key]) => !(key in lasting) && current[key] === siteDefaults[key])
    .map(([key, variable]) => `${variable}: '${current[key]}' is the default for "${key}".`);
  return current.live
    ? open
    : [...open, 'SITE_LIVE: is not "true", so search engines are told nothing.'];
}

/**
 * Claims that nobody could defend today: an assertion of fact with nothing to show, evidence that
 * is promised and not attached, or a review that is overdue.
 *
 * @param today ISO date.
 */
export function openClaims(register: readonly Claim[], today: string): string[] {
  return register.flatMap(({ id, claim, evidence, owner, reviewBy }) => {
    const asserts = evidence.kind === 'fact' || evidence.kind === 'feature';
    const faults = [
      ...(/not attached/i.test(evidence.note) ? ['its evidence is not attached'] : []),
      ...(asserts && evidence.url === undefined ? ['nothing is shown for it'] : []),
      ...(reviewBy < today ? [`its review was due on ${reviewBy}`] : []),
    ];
    return faults.length === 0 ? [] : [`${id} (${owner}): "${claim}" ${faults.join(', ')}.`];
  });
}

/** Texts of the founder that are missing, each with where it belongs. */
export const missingFounderWords = (words: FounderWords): string[] => [
  ...(words.story === undefined ? ['founder.ts, story: /about has no story of the founder.'] : []),
  ...(words.bio === undefined ? ['founder.ts, bio: /press has no biography of the founder.'] : []),
];

/** Decisions of the owner, each with the page that will tell it. */
const openDecisions = (open: readonly OwnerDecision[]): string[] =>
  open.map(({ decision, place }) => `${decision} (${place}).`);

/** Sources that no editor has opened and compared with the articles that cite them. */
export const unopened = (
  register: Readonly<Record<string, { readonly url: string; readonly opened?: string }>>,
): string[] =>
  Object.entries(register).flatMap(([id, { url, opened }]) =>
    opened === undefined ? [`${id}: not opened, ${url}`] : [],
  );

/** Everything that keeps this very build from being launched. */
export const openPoints = (): {
  defaults: string[];
  undecided: string[];
  unwritten: string[];
  unproven: string[];
  unread: string[];
} => ({
  defaults: openDefaults(site),
  undecided: openDecisions(ownerDecisions),
  unwritten: missingFounderWords(founderWords),
  unproven: openClaims(claims, new Date().toISOString().slice(0, 10)),
  unread: unopened(sources),
});

if (import.meta.main) {
  const { defaults, undecided, unwritten, unproven, unread } = openPoints();
  const sections: readonly (readonly [string, readonly string[]])[] = [
    ['Values to set before launch (see .env.example)', defaults],
    ['Decisions to make (src/content/ownerDecisions.ts)', undecided],
    ['Texts to write (src/content/founder.ts)', unwritten],
    ['Claims to prove or take back (src/content/claims.ts)', unproven],
    ['Sources to open and compare (src/content/sources.ts)', unread],
  ];
  for (const [heading, items] of sections) {
    if (items.length === 0) continue;
    console.log(`${heading}:\n${items.map((item) => `  - ${item}`).join('\n')}\n`);
  }
  const open = sections.reduce((sum, [, items]) => sum + items.length, 0);
  console.log(open === 0 ? 'Ready to launch.' : `Not ready to launch: ${open} points are open.`);
  process.exitCode = open === 0 ? 0 : 1;
}
