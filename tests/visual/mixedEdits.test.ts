import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { visualConfig } from '../../visual.config.ts';
import { causesOf } from '../../visual/causes.ts';
import { replacedColor } from '../../visual/colors.ts';
import type { Declaration } from '../../visual/declarations.ts';
import type { Finding, LineChange } from '../../visual/findings.ts';
import { wordingOf } from '../../visual/wording.ts';

/**
 * What 21 edits of this site did to its pictures on 2026-11-27, all at once: styles under every kind of
 * condition, copy, markup and tokens. Each was also made alone, which says what changed a picture.
 */
interface Recorded {
  /** Names and lines that the rest refers to by their place. */
  readonly texts: readonly string[];
  readonly suspects: readonly {
    readonly declaration: Declaration;
    /** Files of stories, and style sheets, that it had to do with; null for all, and for none known. */
    readonly reach: readonly number[] | null;
    readonly sheets: readonly number[] | null;
  }[];
  readonly findings: readonly (Pick<Finding, 'story' | 'mode' | 'file' | 'kind'> & {
    readonly tree: readonly number[];
    readonly fingerprint: readonly number[];
    readonly sheets: readonly number[];
    /** Ids of the declarations that changed it. */
    readonly by: readonly string[];
  })[];
}

const recorded = JSON.parse(readFileSync('tests/corpora/mixedEdits.json', 'utf8')) as Recorded;
const named = (places: readonly number[]): string[] =>
  places.map((place) => recorded.texts[place] ?? '');
const lines = (places: readonly number[]): LineChange[] =>
  named(places).map((text) => ({ kind: 'added', text }));

const suspects = recorded.suspects.map(({ declaration, reach, sheets }) => ({
  declaration,
  reach: reach && new Set(named(reach)),
  sheets: sheets && new Set(named(sheets)),
  wording: wordingOf(declaration),
  colors: replacedColor(declaration),
}));

const findings = recorded.findings.map(
  ({ tree, fingerprint, sheets, by: _by, ...rest }): Finding => ({
    ...rest,
    id: `${rest.story} ${rest.mode}`,
    message: '',
    before: null,
    regions: [],
    texts: { tree: lines(tree), fingerprint: lines(fingerprint) },
    after: { picture: '', width: 0, height: 0, texts: {}, sheets: named(sheets) },
  }),
);

it('of twenty mixed edits at least nine in ten causes are right, and every picture has one', () => {
  const causes = causesOf(findings, suspects, visualConfig);
  const truth = new Map(recorded.findings.map(({ by }, at) => [findings[at]?.id ?? '', by]));
  const pairs = causes.flatMap(({ id, findings: blamed }) =>
    blamed.map((finding) => truth.get(finding)?.includes(id) ?? false),
  );
  expect(suspects.length).toBeGreaterThanOrEqual(20);
  expect(new Set(causes.flatMap((cause) => cause.findings)).size).toBe(findings.length);
  const right = pairs.filter(Boolean).length;
  expect(right / pairs.length).toBeGreaterThanOrEqual(0.9);
  // Blaming next to nothing would be right, too.
  const all = recorded.findings.reduce((sum, { by }) => sum + by.length, 0);
  expect(right / all).toBeGreaterThanOrEqual(0.75);
});
