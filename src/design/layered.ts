import * as css from '@vanilla-extract/css';

/** What a rule may say inside a cascade layer. */
type Rule = NonNullable<css.StyleRule['@layer']>[string];

/** A rule, or a list of rules and of class names to combine. */
type Rules = Rule | readonly (Rule | string)[];

/**
 * The functions of vanilla-extract that write styles, bound to one cascade layer. A rule outside of
 * all layers would override every layer, so only src/design uses the originals of these functions.
 */
export function stylesIn(layer: string) {
  const wrap = (rule: Rule): css.StyleRule => ({ '@layer': { [layer]: rule } });
  const wrapAll = (rules: Rules): css.ComplexStyleRule =>
    Array.isArray(rules)
      ? rules.map((rule: Rule | string) => (typeof rule === 'string' ? rule : wrap(rule)))
      : wrap(rules as Rule);

  function styleVariants<Key extends string | number>(
    variants: Readonly<Record<Key, Rules>>,
  ): Record<Key, string>;
  function styleVariants<Data extends object>(
    data: Data,
    rulesOf: (value: Data[keyof Data], key: keyof Data) => Rules,
  ): Record<keyof Data, string>;
  function styleVariants(
    data: Readonly<Record<string, unknown>>,
    rulesOf: (value: unknown, key: string) => Rules = (rules) => rules as Rules,
  ): Record<string, string> {
    return css.styleVariants(data, (value, key) => wrapAll(rulesOf(value, key)));
  }

  return {
    style: (rules: Rules): string => css.style(wrapAll(rules)),
    styleVariants,
    globalStyle: (selector: string, rule: css.GlobalStyleRule): void => {
      css.globalStyle(selector, { '@layer': { [layer]: rule } });
    },
  };
}
