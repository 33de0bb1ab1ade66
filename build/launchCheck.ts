/**
 * Checks whether the site is ready to launch: no placeholder is left, and every claim has its evidence.
 * Lists the open points by who settles them, and exits with 1 while there are any.
 */
import './environment.ts';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { aiHiringLaws } from '../src/content/answers/ai-hiring-laws.ts';
import { type Claim, claims } from '../src/content/claims.ts';
import { type FounderWords, founderWords } from '../src/content/founder.ts';
import { type Answerer, ownerDecisions } from '../src/content/ownerDecisions.ts';
import { site } from '../src/content/site.ts';
import type { Site } from '../src/content/siteConfig.ts';
import { sources } from '../src/content/sources.ts';
import { messageOf } from '../src/server/plainError.ts';

/** Something that keeps the site from being launched. */
export interface OpenPoint {
  readonly who: Answerer;
  /** Its name in `answers.yaml`. */
  readonly id: string;
  readonly what: string;
  /** Where to settle it; an answer in `answers.yaml` settles it, too. */
  readonly where: string;
}

/** Values of `site.json` that are empty or still placeholders, such as a domain in `.example`. */
export function openValues({ live, url: _url, ...values }: Site): OpenPoint[] {
  const open = Object.entries(values).flatMap(([id, value]): OpenPoint[] => {
    // A recorded demo is optional: without one, visitors get the tour.
    const isOpen =
      value === '' ? id !== 'demoVideoUrl' : /(?:^|[\W_])example(?![a-z])/i.test(value);
    const who = id === 'legalEntity' || id === 'address' ? 'lawyer' : 'founder';
    const what = value === '' ? 'is empty' : `'${value}' is an example`;
    return isOpen ? [{ who, id, what, where: `${id} in site.json` }] : [];
  });
  const what = 'search engines are kept out';
  return live
    ? open
    : [...open, { who: 'founder', id: 'live', what, where: 'SITE_LIVE=true in .env' }];
}

/**
 * Claims without support today: a stated fact or feature without a link to its evidence, evidence that
 * is promised but not attached, or a review that is overdue.
 *
 * @param today ISO date.
 */
export function openClaims(register: readonly Claim[], today: string): OpenPoint[] {
  return register.flatMap(({ id, claim, evidence, owner, reviewBy }): OpenPoint[] => {
    const needsLink = evidence.kind === 'fact' || evidence.kind === 'feature';
    const faults = [
      ...(/not attached/i.test(evidence.note) ? ['its evidence is not attached'] : []),
      ...(needsLink && evidence.url === undefined ? ['nothing is shown for it'] : []),
      ...(reviewBy < today ? [`its review was due on ${reviewBy}`] : []),
    ];
    const who = owner === 'Lawyer' ? 'lawyer' : 'founder';
    const what = `"${claim}" ${faults.join(', ')}`;
    return faults.length === 0 ? [] : [{ who, id, what, where: `${id} in src/content/claims.ts` }];
  });
}

/** Texts that only the founder can write and that are still missing. */
export const missingFounderWords = ({ story, bio }: FounderWords): OpenPoint[] =>
  [
    { id: 'story', text: story, what: '/about lacks the story of the founder' },
    { id: 'bio', text: bio, what: '/press lacks the biography of the founder' },
  ].flatMap(({ id, text, what }): OpenPoint[] =>
    text === undefined
      ? [{ who: 'founder', id, what, where: `${id} in src/content/founder.ts` }]
      : [],
  );

const isAboutLaws = (url: string): boolean =>
  aiHiringLaws.sources.some((source) => source.url === url);

/** Sources that nobody has opened and compared with the articles that cite them. */
export const unopenedSources = (
  register: Readonly<Record<string, { readonly url: string; readonly opened?: string }>>,
): OpenPoint[] =>
  Object.entries(register)
    .filter(([, { opened }]) => opened === undefined)
    .map(([id, { url }]) => ({
      who: isAboutLaws(url) ? 'lawyer' : 'founder',
      id,
      what: `not compared with the articles that cite it: ${url}`,
      where: `opened of ${id} in src/content/sources.ts`,
    }));

/** A missing license, and logos that still show another name. */
function openLicenseAndLogos(): OpenPoint[] {
  const { license } = JSON.parse(readFileSync('package.json', 'utf8')) as { license?: string };
  const logo = readFileSync('public/brand/logo.svg', 'utf8').replaceAll('&amp;', '&');
  const points: readonly (OpenPoint & { readonly isDone: boolean })[] = [
    {
      isDone: license !== undefined,
      who: 'founder',
      id: 'license',
      what: 'whether others may use the code',
      where: 'npm run rename -- --license mit (or apache-2.0, or none)',
    },
    {
      isDone: logo.includes(`<title>${site.product}<`),
      who: 'designer',
      id: 'logos',
      what: 'logos and icons show another name than site.json',
      where: 'npm run brand',
    },
  ];
  return points.filter(({ isDone }) => !isDone);
}

type Answers = Readonly<Record<string, unknown>>;

/** @throws Error with one sentence when the text of `answers.yaml` is no YAML. */
export function answersIn(text: string): Answers {
  try {
    return (parse(text) ?? {}) as Answers;
  } catch (error) {
    const [what] = messageOf(error).split(/:?\n/);
    throw new Error(
      `answers.yaml cannot be read (${what}): put an answer that holds a colon in quotes.`,
      { cause: error },
    );
  }
}

/**
 * Everything that keeps the site from being launched and has no answer in `answers.yaml`.
 *
 * @throws Error when that file cannot be read.
 */
export const openPoints = (
  answers = answersIn(readFileSync('answers.yaml', 'utf8')),
): OpenPoint[] =>
  [
    ...openValues(site),
    ...openLicenseAndLogos(),
    ...ownerDecisions,
    ...missingFounderWords(founderWords),
    ...openClaims(claims, new Date().toISOString().slice(0, 10)),
    ...unopenedSources(sources),
  ].filter(({ id }) => !answers[id]);

if (import.meta.main) {
  const open = openPoints();
  for (const [who, points = []] of Object.entries(Object.groupBy(open, (point) => point.who)))
    console.log(
      `For the ${who}:\n${points.map(({ id, what, where }) => `  - ${id}: ${what} (${where})\n`).join('')}`,
    );
  console.log(
    open.length === 0
      ? 'Ready to launch. The server’s own settings: npm run waitlist -- doctor'
      : `Not ready to launch: ${open.length} points are open. Settle each where it says, or answer it under its name in answers.yaml.`,
  );
  process.exitCode = open.length === 0 ? 0 : 1;
}
