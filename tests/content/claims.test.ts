import { describe, expect, test } from 'vitest';
import { type Claim, claims } from '../../src/content/claims.ts';
import { articles } from './articles.ts';
import { claimPatterns } from './claimPatterns.ts';
import { pages } from './site.ts';

/**
 * Pages whose figures are not claims about the product: articles, which cite sources; the tour and the
 * samples, which show illustrative data; and /performance, which shows measurements.
 */
const unclaimed = /^\/(?:answers|samples)(?:\/|$)|^\/(?:demo-embed|performance)$/;

const plain = (text: string): string => text.replaceAll(/[–−]/g, '-').toLowerCase();

const isOn = ({ pages: paths }: Claim, path: string): boolean =>
  paths.some((entry) =>
    entry.endsWith('/*') ? path.startsWith(entry.slice(0, -1)) : entry === '*' || entry === path,
  );

/** Start and end of each place in `text` where a phrase that the register lists for the page occurs. */
function coveredIn(text: string, path: string): [number, number][] {
  return claims
    .filter((claim) => isOn(claim, path))
    .flatMap(({ wording }) => wording.map(plain))
    .flatMap((phrase) => {
      const places: [number, number][] = [];
      for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1))
        places.push([at, at + phrase.length]);
      return places;
    });
}

/** Matches of the patterns in `text` that no registered phrase of the page covers, with the words around. */
function unregistered(text: string, path: string, patterns: readonly RegExp[]): string[] {
  const covered = coveredIn(text, path);
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)]
      .filter(({ index, 0: { length } }) =>
        covered.every(([start, end]) => index < start || index + length > end),
      )
      .map(({ index, 0: found }) => {
        const around = text.slice(Math.max(0, index - 40), index + found.length + 40);
        return `'${found}' in '…${around.replaceAll('\n', ' / ')}…'`;
      }),
  );
}

const checked = pages.filter(({ path }) => !unclaimed.test(path));

test.each(checked)('$path claims nothing that the register does not hold', (page) => {
  expect(unregistered(plain(page.assertions), page.path, claimPatterns)).toEqual([]);
});

/** Figures of research in articles: correlations and percentages. */
const researchPatterns = [/(?<![\d$])[-]?\.\d\d\b/g, /\d+(?:\.\d+)?\s?%/g];

/** Figures that need no source, because the sentence around them shows how they are calculated. */
const examples = /\(\d+(?:\.\d+)?%\)|ratio is \.\d\d|below \.80|exactly \.80/g;

test.each(articles)('each figure of research in $slug is registered', ({ slug, body, prose }) => {
  const text = plain(`${prose}\n${body}`).replaceAll(examples, '');
  expect(unregistered(text, `/answers/${slug}`, researchPatterns)).toEqual([]);
});

describe('the register', () => {
  test('names each claim once', () => {
    expect(new Set(claims.map(({ id }) => id)).size).toBe(claims.length);
  });

  test.each(claims)('$id has evidence, an owner and a day to look again', (claim) => {
    expect(claim.evidence.note.length).toBeGreaterThan(15);
    expect(claim.owner).not.toBe('');
    expect(claim.wording.length).toBeGreaterThan(0);
    expect(new Date(claim.reviewBy).toISOString().slice(0, 10)).toBe(claim.reviewBy);
  });

  test('names only pages that exist', () => {
    const known = new Set(pages.map(({ path }) => path));
    const named = claims
      .flatMap((claim: Claim) => claim.pages)
      .filter((path) => !path.includes('*'));
    expect(named.filter((path) => !known.has(path))).toEqual([]);
  });
});

const recommendation = /hire\/no-hire recommendation|recommendation: (?:no.)?hire/gi;
const peopleDecide =
  /\b(?:people|your team|you|a person|the hiring manager) (?:decides?|makes? (?:every|the))\b/i;

test.each(pages)(
  '$path says that people decide wherever it speaks of a recommendation',
  ({ text }) => {
    const alone = [...text.matchAll(recommendation)]
      .map(({ index }) => text.slice(index, index + 450))
      .filter((following) => !peopleDecide.test(following));
    expect(alone).toEqual([]);
  },
);
