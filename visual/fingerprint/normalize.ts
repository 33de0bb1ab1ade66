import type { Collected, Fact, MatchingRule } from './collect.ts';

/** Conditions that are not pictured at every width; all other conditions are about layout. */
const preference = /print|prefers|forced|hover|pointer|scripting/;

const motionIn = (declarations: string): string =>
  [...declarations.matchAll(/(?:animation|transition)[\w-]*:[^;]+;/g)].join(' ');

const isLayout = ({ condition }: MatchingRule): boolean =>
  condition !== '' && !preference.test(condition);

/** True for a state, such as hover, that the picture does not show. */
const isUnseen = ({ states }: MatchingRule): boolean =>
  states.some((name) => !/before|after|marker/.test(name));

function factsOfRule(rule: MatchingRule, keyframes: Collected['keyframes']): Fact[] {
  const { condition, states, declarations, label } = rule;
  const isSeen = !isUnseen(rule) && (condition === '' || isLayout(rule));
  const shown = isSeen ? motionIn(declarations) : declarations;
  if (shown === '') return [];
  // Names of animations and variables are generated from paths, so they would change when a file moves.
  const named = Object.keys(keyframes).filter((name) => shown.includes(name));
  const text = named
    .reduce((now, name) => now.replaceAll(name, 'keyframes'), shown)
    .replaceAll(/--[\w-]+:/g, '--:');
  const prefix = [condition, states.join('')].filter(Boolean).join(' ');
  return [
    { what: `${prefix} { ${text} }`.trim(), label },
    ...named.map((name) => ({ what: `@keyframes ${keyframes[name] ?? ''}`, label: 'used' })),
  ];
}

/** Number of declarations under each condition of layout. Their effect shows in pictures of other modes. */
function factsOfConditions(rules: readonly MatchingRule[]): Fact[] {
  const counts = new Map<string, number>();
  for (const rule of rules.filter(isLayout)) {
    const count = rule.declarations.split(';').filter((part) => part.trim() !== '').length;
    counts.set(rule.condition, (counts.get(rule.condition) ?? 0) + count);
  }
  return [...counts].map(([what, count]) => ({ what, label: `${count} declarations` }));
}

/** Sorted lines, one for each fact, with the elements that the fact is true of. */
function linesOf(facts: readonly Fact[]): string[] {
  const byWhat = Map.groupBy(facts, ({ what }) => what);
  return [...byWhat]
    .map(([what, same]) => {
      const labels = [...Map.groupBy(same, ({ label }) => label)].map(([label, { length }]) =>
        length > 1 ? `${label} ×${length}` : label,
      );
      return `${what}: ${labels.sort().join(', ')}`;
    })
    .sort();
}

/** The collected facts as lines. */
export function normalize({ styles, rules, keyframes, assertions }: Collected): string[] {
  return linesOf([
    ...styles,
    ...rules.flatMap((rule) => factsOfRule(rule, keyframes)),
    ...factsOfConditions(rules),
    // Listed because a removed assertion of a play function changes nothing else.
    ...assertions.map((method) => ({ what: 'asserts', label: method })),
  ]);
}
