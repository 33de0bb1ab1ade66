import { expect, test } from 'vitest';
import type { Collected, MatchingRule } from '../../visual/fingerprint/collect.ts';
import { normalize } from '../../visual/fingerprint/normalize.ts';

const rule = (declarations: string, more: Partial<MatchingRule> = {}): MatchingRule => ({
  condition: '',
  states: [],
  isForAll: false,
  declarations,
  label: 'a “Join”',
  ...more,
});
const nothing: Collected = {
  isPage: false,
  elements: [],
  rules: [],
  keyframes: {},
  assertions: [],
};
const lines = (more: Partial<Collected>) => normalize({ ...nothing, ...more });

test('a rule of a state is a line, and a rule that a picture shows is none', () => {
  expect(
    lines({ rules: [rule('color: red;', { states: [':hover'] }), rule('color: red;')] }),
  ).toEqual([':hover { color: red; }: a “Join”']);
});

test('what holds for every document is said by pages only', () => {
  const rules = [rule('outline: 0;', { states: [':focus'], isForAll: true })];
  expect(lines({ rules })).toEqual([]);
  expect(lines({ rules, isPage: true })).toHaveLength(1);
});

test('names that are made from paths do not matter', () => {
  const named = (hash: string) =>
    lines({
      rules: [rule(`animation: ${hash} 1s; --${hash}: 3px;`, { states: [':hover'] })],
      keyframes: { [hash]: 'from { opacity: 0; }' },
    });
  expect(named('x1y2')).toEqual(named('q8z44'));
  expect(named('x1y2')).toContain('@keyframes from { opacity: 0; }: used');
});

test('rules of a width are counted, because pictures at that width show them', () => {
  expect(
    lines({ rules: [rule('gap: 1px; color: red;', { condition: '@media (width >= 48em)' })] }),
  ).toEqual(['@media (width >= 48em): 2 declarations']);
});

test('a style that only inherits is no line, and equal ones are counted', () => {
  const styles = { cursor: 'pointer', 'z-index': 'auto', 'overflow-x': 'visible' };
  const element = (inherited: string) => ({
    label: 'a',
    styles: { ...styles, 'overflow-y': 'visible', 'pointer-events': 'auto' },
    inherited: { cursor: inherited, 'pointer-events': 'auto' },
  });
  expect(lines({ elements: [element('auto'), element('auto'), element('pointer')] })).toEqual([
    'cursor: pointer: a ×2',
  ]);
});
