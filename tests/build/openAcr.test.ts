import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { criteria, faultEvidence, withEvidence } from '../../src/content/conformance.ts';
import { siteFile } from './built.ts';
import schema from './schemas/openacr-0.1.0.json' with { type: 'json' };

const published: unknown = parse(siteFile('openacr.yaml'));

describe('the published conformance report', () => {
  test("keeps to GSA's schema of OpenACR", () => {
    // The schema says `required` of a list, which means nothing and which strict mode refuses.
    const validate = new Ajv({ strict: false }).compile(schema);
    expect(validate(published), JSON.stringify(validate.errors)).toBe(true);
  });

  test('holds every criterion of WCAG 2.2, levels A and AA, once', () => {
    const numbers = criteria.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    const count = (level: string) => criteria.filter(({ chapter }) => chapter === level).length;
    expect(count('success_criteria_level_a')).toBe(31);
    expect(count('success_criteria_level_aa')).toBe(24);
  });

  test('leaves none of them without an evaluation', () => {
    const wcag = criteria.filter(({ chapter }) => chapter.startsWith('success_criteria'));
    expect(wcag.filter(({ level }) => level === 'not-evaluated')).toEqual([]);
  });
});

describe('a criterion', () => {
  const supported = criteria.filter(
    ({ chapter, level }) => chapter.startsWith('success_criteria') && level === 'supports',
  );

  test.each(supported)('$number that is supported names a fault that its tests find', (each) => {
    expect(faultEvidence[each.number]?.found).toBeDefined();
  });

  test('is supported in part as soon as a fault of it is not found', () => {
    const [any] = supported;
    const after = any && withEvidence(any, { missed: 'the focus is lost' });
    expect(after).toMatchObject({ level: 'partially-supports' });
    expect(after?.evidence).toContain('the focus is lost');
  });

  test.each(criteria.filter(({ level }) => level.endsWith('supports')))(
    '$number that is supported names tests that exist',
    ({ tests }) => {
      expect(tests).not.toEqual([]);
      for (const file of tests)
        expect(existsSync(resolve(import.meta.dirname, '../..', file)), file).toBe(true);
    },
  );

  test.each(criteria.filter(({ level }) => !level.endsWith('supports')))(
    '$number that is not evaluated, or does not apply, says why',
    ({ tests, note }) => {
      expect(tests).toEqual([]);
      expect(note).not.toBe('');
    },
  );
});
