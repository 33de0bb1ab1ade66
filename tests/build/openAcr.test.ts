import { existsSync } from 'node:fs';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { pages, siteFile } from './built.ts';
import schema from './schemas/openacr-0.1.0.json' with { type: 'json' };

interface Criterion {
  readonly num: string;
  readonly components: readonly { readonly adherence: { level: string; notes: string } }[];
}

const report = parse(siteFile('openacr.yaml')) as {
  readonly chapters: Readonly<Record<string, { readonly criteria?: readonly Criterion[] }>>;
};
const criteria = Object.entries(report.chapters).flatMap(([chapter, { criteria: all = [] }]) =>
  all.map(({ num, components: [component] }) => ({ chapter, num, ...component?.adherence })),
);

test("the conformance report keeps to GSA's schema, and holds each criterion of WCAG 2.2 A and AA", () => {
  // The schema puts `required` on a list, where it has no effect; Ajv's strict mode would refuse the schema.
  const validate = new Ajv({ strict: false }).compile(schema);
  expect(validate(report), JSON.stringify(validate.errors)).toBe(true);
  expect(siteFile('openacr.yaml')).not.toMatch(/\{\w+\}/);
  const numbersIn = (name: string) =>
    new Set(criteria.filter(({ chapter }) => chapter === name).map(({ num }) => num));
  expect(numbersIn('success_criteria_level_a').size).toBe(31);
  expect(numbersIn('success_criteria_level_aa').size).toBe(24);
  expect(new Set(criteria.map(({ num }) => num)).size).toBe(criteria.length);
});

test('what it says is supported names tests that exist, or who tried it', () => {
  const supported = criteria.filter(({ level }) => level === 'supports');
  expect(supported.length).toBeGreaterThan(20);
  for (const { num, notes = '' } of supported) {
    expect(notes, num).toMatch(/Tests: .+\.$|Tried by /);
    const [, files = ''] = /Tests: (.*)\.$/.exec(notes) ?? [];
    for (const file of files.split(', ').filter(Boolean)) expect(existsSync(file), file).toBe(true);
  }
});

test('what it does not support, or nobody evaluated, is on the page about accessibility', () => {
  const page = pages.find(({ path }) => path === '/accessibility');
  const text = page?.dom.querySelector('main')?.text ?? '';
  const open = criteria.filter(({ level }) => !/^(?:supports|not-applicable)$/.test(level ?? ''));
  expect(open.filter(({ num }) => !text.includes(num)).map(({ num }) => num)).toEqual([]);
});
