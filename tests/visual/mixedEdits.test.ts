import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { visualConfig } from '../../visual.config.ts';
import { causesOf } from '../../visual/causes.ts';
import { replacedColor } from '../../visual/colors.ts';
import type { Declaration } from '../../visual/declarations.ts';
import type { Finding, LineChange } from '../../visual/findings.ts';
import { wordingOf } from '../../visual/wording.ts';

/** Places of names and lines in a list. */
type Places = readonly number[];

/**
 * What 21 edits of this site did to its pictures on 2026-11-27, all at once: styles under every kind of
 * condition, copy, markup and tokens. Each was also made alone: `by` are those that changed a picture.
 */
const recorded = JSON.parse(readFileSync('tests/corpora/mixedEdits.json', 'utf8')) as {
  texts: string[];
  suspects: { declaration: Declaration; reach: Places | null; sheets: Places | null }[];
  findings: (Finding & { tree: Places; fingerprint: Places; sheets: Places; by: string[] })[];
};
const named = (places: Places): string[] => places.map((place) => recorded.texts[place] ?? '');
const lines = (places: Places): LineChange[] =>
  named(places).map((text) => ({ kind: 'added', text }));

const suspects = recorded.suspects.map(({ declaration, reach, sheets }) => ({
  declaration,
  reach: reach && new Set(named(reach)),
  sheets: sheets && new Set(named(sheets)),
  wording: wordingOf(declaration),
  colors: replacedColor(declaration),
}));

const findings = recorded.findings.map((one) => ({
  ...one,
  id: `${one.story} ${one.mode}`,
  after: { picture: '', width: 0, height: 0, texts: {}, sheets: named(one.sheets) },
  texts: { tree: lines(one.tree), fingerprint: lines(one.fingerprint) },
}));

it('of twenty mixed edits at least nine in ten causes are right, and every picture has one', () => {
  const causes = causesOf(findings, suspects, visualConfig);
  const truth = new Map(findings.map(({ id, by }) => [id, by]));
  const pairs = causes.flatMap(({ id, findings: blamed }) =>
    blamed.map((finding) => truth.get(finding)?.includes(id) ?? false),
  );
  expect(suspects.length).toBeGreaterThanOrEqual(20);
  expect(new Set(causes.flatMap((cause) => cause.findings)).size).toBe(findings.length);
  const right = pairs.filter(Boolean).length;
  expect(right / pairs.length).toBeGreaterThanOrEqual(0.9);
  // Blaming next to nothing would be right, too.
  const all = findings.reduce((sum, { by }) => sum + by.length, 0);
  expect(right / all).toBeGreaterThanOrEqual(0.75);
});
