import * as css from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

/** What a rule may say inside a cascade layer. */
type Rule = NonNullable<css.StyleRule['@layer']>[string];

/** A rule, or a list of rules and of classes that it adds to. */
type Rules = Rule | readonly (Rule | string)[];

type Variants = Readonly<Record<string, Readonly<Record<string, Rules>>>>;

/** One variant of each kind. */
type Selection<Named extends Variants> = { readonly [Name in keyof Named]: keyof Named[Name] };

const mapValues = <From, To>(
  values: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Record<string, To> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));

/**
 * The functions of vanilla-extract that write styles, bound to one cascade layer. A rule outside of
 * the layers would override all of them, so nothing but the design uses the originals.
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
    recipe: <Named extends Variants>(options: {
      readonly base: Rules;
      readonly variants: Named;
      readonly defaultVariants: Selection<Named>;
    }) =>
      recipe({
        base: wrapAll(options.base),
        variants: mapValues(options.variants, (rules) => mapValues(rules, wrapAll)),
        defaultVariants: options.defaultVariants as Record<string, string>,
      }) as (selection?: Partial<Selection<Named>>) => string,
    globalStyle: (selector: string, rule: css.GlobalStyleRule): void => {
      css.globalStyle(selector, { '@layer': { [layer]: rule } });
    },
  };
}
