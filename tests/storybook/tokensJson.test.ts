import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import { tokensJson } from '../../.storybook/tokensJson.ts';
import { palette } from '../../src/design/palette.ts';
import { dark, light } from '../../src/design/themes.ts';

const number = { type: 'number' };
const object = (properties: object, optional: object = {}) => ({
  type: 'object',
  required: Object.keys(properties),
  properties: { ...properties, ...optional },
  additionalProperties: false,
});
const fraction = { type: 'number', minimum: 0, maximum: 1 };

/** JSON schemas for the values of each type in the format of the Design Tokens Community Group, 2025.10. */
const values: Readonly<Record<string, object>> = {
  color: object(
    {
      colorSpace: { const: 'srgb' },
      components: { type: 'array', items: fraction, minItems: 3, maxItems: 3 },
    },
    { alpha: fraction, hex: { type: 'string', pattern: '^#[0-9a-f]{6}$' } },
  ),
  dimension: object({ value: number, unit: { enum: ['px', 'rem'] } }),
  duration: object({ value: number, unit: { enum: ['ms', 's'] } }),
  cubicBezier: { type: 'array', items: number, minItems: 4, maxItems: 4 },
};

/** Faults of a group of tokens. Its type applies to all in it that name no type of their own. */
function faults(group: Readonly<Record<string, unknown>>, path = '', inherited = ''): string[] {
  const { $type: type = inherited } = group as { $type?: string };
  if ('$value' in group) {
    const isValid = new Ajv().validate(values[type] ?? false, group['$value']);
    return isValid ? [] : [`${path} is no ${type}`];
  }
  return Object.entries(group).flatMap(([name, value]) => {
    if (name === '$type' || name === '$description') return [];
    // The format does not allow names that look like a reference or like one of its own properties.
    if (/^\$|[{}.]/.test(name)) return [`${path} has the name ${name}`];
    return faults(value as Record<string, unknown>, `${path}/${name}`, type);
  });
}

/** Paths of all tokens, of a theme (where a token is a string) or of the file (an object with `$value`). */
const namesIn = (tokens: object, path = ''): string[] =>
  Object.entries(tokens).flatMap(([name, value]) => {
    if (name.startsWith('$')) return [];
    return typeof value === 'string' || '$value' in (value as object)
      ? [`${path}${name}`]
      : namesIn(value as object, `${path}${name}.`);
  });

it('the tokens for design tools are in the format of the Design Tokens Community Group', () => {
  expect(faults(tokensJson() as Record<string, unknown>)).toEqual([]);
  expect(faults({ a: { $type: 'color', $value: '#fff' } })).toEqual(['/a is no color']);
});

it('they are every token of both themes', () => {
  const tokens = tokensJson() as unknown as Readonly<Record<'light' | 'dark', object>>;
  expect(namesIn(tokens.light)).toEqual(namesIn(light));
  expect(namesIn(tokens.dark)).toEqual(namesIn(dark));
});

it.each(['favicon', 'brand/logo', 'brand/logo-dark', 'brand/symbol', 'brand/symbol-dark'])(
  '%s.svg has the teal of the palette; after a change of it, "npm run brand" draws it again',
  (name) => {
    expect(readFileSync(`public/${name}.svg`, 'utf8')).toContain(palette.teal400);
  },
);
