/** An element in words: its tag, its role, and the name of a control. */
export type Label = string;

/** Computed styles that a still picture cannot show. */
export interface StyledElement {
  readonly label: Label;
  /** By property. */
  readonly styles: Readonly<Record<string, string>>;
  /** What the parent has of those that are inherited. */
  readonly inherited: Readonly<Record<string, string>>;
}

/** A rule that matches an element of the story, its variables resolved. */
export interface MatchingRule {
  /** Media and container conditions around it; empty for none. */
  readonly condition: string;
  /** States and attributes that it asks for, e.g. `:hover`. */
  readonly states: readonly string[];
  /** True when it names no class, id or tag: it holds for every document. */
  readonly isForAll: boolean;
  readonly declarations: string;
  readonly label: Label;
}

/** Everything that a fingerprint is made of, as the page has it. */
export interface Collected {
  /** True for a whole page, which speaks for the document, too. */
  readonly isPage: boolean;
  readonly elements: readonly StyledElement[];
  readonly rules: readonly MatchingRule[];
  /** Frames of each animation, by its generated name. */
  readonly keyframes: Readonly<Record<string, string>>;
  /** Assertions of the play function. */
  readonly assertions: readonly string[];
}

/** Collects it. It runs inside the page, so it uses nothing from outside itself. */
export function collect(): Collected {
  const foreign =
    '[id^="storybook-"]:not(#storybook-root), [class^="sb-"], script, style, template, link';
  const inside = [...document.body.children]
    .filter((element) => !element.matches(foreign))
    .flatMap((root) => [root, ...root.querySelectorAll('*')])
    .filter((element) => !element.parentElement?.closest('svg'));
  const isPage = inside.some((element) => element.matches('main'));
  const elements = [document.documentElement, document.body, ...inside];
  const matched = new Set<Element>(isPage ? elements : inside);
  const firsts = new Map<string, Element | undefined>();
  /** The first element that a selector matches. */
  const firstOf = (selector: string): Element | undefined => {
    if (!firsts.has(selector))
      firsts.set(
        selector,
        [...document.querySelectorAll(selector)].find((element) => matched.has(element)),
      );
    return firsts.get(selector);
  };

  const labelOf = (element: Element): Label => {
    const tag = element.tagName.toLowerCase();
    const role = element.getAttribute('role');
    const isControl = element.matches('a, button, input, select, textarea, summary, label');
    const text = element.getAttribute('aria-label') ?? (isControl ? element.textContent : '');
    const name = text.replaceAll(/\s+/g, ' ').trim().slice(0, 24);
    return [tag, role && `[${role}]`, name && `“${name}”`].filter(Boolean).join(' ');
  };

  const stylesOf = (element: Element): StyledElement => {
    const of = (one: Element, names: readonly string[]): Record<string, string> => {
      const style = getComputedStyle(one);
      return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
    };
    const inherited = ['cursor', 'pointer-events'];
    const own =
      'position top right bottom left z-index overflow-x overflow-y scroll-margin-top scroll-padding-top scroll-behavior touch-action';
    return {
      label: labelOf(element),
      styles: of(element, [...inherited, ...own.split(' ')]),
      inherited: element.parentElement
        ? of(element.parentElement, inherited)
        : { cursor: 'auto', 'pointer-events': 'auto' },
    };
  };

  const resolved = (element: Element, text: string): string => {
    const style = getComputedStyle(element);
    let now = text;
    for (let depth = 0; depth < 4 && now.includes('var('); depth += 1)
      now = now.replaceAll(
        /var\((--[\w-]+)(?:,[^()]*)?\)/g,
        (_, name: string) => style.getPropertyValue(name).trim() || 'unset',
      );
    return now;
  };

  const state =
    /::?(?:hover|focus-visible|focus-within|focus|active|disabled|checked|target|open|invalid|user-invalid|placeholder-shown|before|after|marker|placeholder|backdrop|selection)(?![\w-])|\[(?:aria|data)-[^\]]*\]/g;
  const rules: MatchingRule[] = [];
  const keyframes: Record<string, string> = {};

  const collectRule = (rule: CSSStyleRule, condition: string): void => {
    // Storybook's own rule holds all motion at its end.
    if (/\.sb-|data-motion|#storybook/.test(rule.selectorText)) return;
    if (/^$|play-state: paused !important/.test(rule.style.cssText)) return;
    for (const selector of rule.selectorText.split(/,(?![^(]*\))/)) {
      const plain = selector
        .replaceAll(state, '')
        .replaceAll(/:(?:not|is|where|has)\(\s*,?\s*\)/g, '')
        .replaceAll(/([>+~\s])(?=\s*(?:$|[>+~]))/g, '$1*')
        .trim();
      // Without its states, a selector may be empty: the rule then belongs to the document.
      const wanted = CSS.supports(`selector(${plain || '*'})`) ? plain || '*' : '*';
      const match = firstOf(wanted);
      if (match)
        rules.push({
          condition,
          states: selector.match(state) ?? [],
          isForAll: !/[\w.#]/.test(plain),
          declarations: resolved(match, rule.style.cssText),
          label: labelOf(match),
        });
    }
  };

  const collectRules = (list: CSSRuleList, condition: string): void => {
    for (const rule of list) {
      if (rule instanceof CSSKeyframesRule)
        keyframes[rule.name] = [...rule.cssRules]
          .map(({ cssText }) => cssText.replaceAll(/\s+/g, ' '))
          .join(' ');
      else if (rule instanceof CSSStyleRule) {
        collectRule(rule, condition);
        collectRules(rule.cssRules, condition);
      } else if (rule instanceof CSSConditionRule) {
        const name = rule instanceof CSSMediaRule ? '@media' : '@when';
        collectRules(rule.cssRules, `${condition} ${name} ${rule.conditionText}`.trim());
      } else if (rule instanceof CSSGroupingRule) collectRules(rule.cssRules, condition);
    }
  };
  for (const sheet of document.styleSheets) collectRules(sheet.cssRules, '');

  const story = globalThis.__STORYBOOK_PREVIEW__.currentSelection?.storyId ?? '';
  const { calls = [] } =
    globalThis.__STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER_STATE__?.[story] ?? {};
  return {
    isPage,
    elements: elements.map(stylesOf),
    rules,
    keyframes,
    assertions: calls.map(({ method }) => method).filter((method) => /^to[A-Z]/.test(method)),
  };
}
