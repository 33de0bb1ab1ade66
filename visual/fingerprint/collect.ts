/** Something that is true of an element. */
export interface Fact {
  readonly what: string;
  /** The element in words: its tag, its role, and the name of a control. */
  readonly label: string;
}

/** A rule that matches an element, its variables resolved. Only pages list rules that hold for any document. */
export interface MatchingRule {
  /** Media and container conditions around it; empty for none. */
  readonly condition: string;
  /** States and attributes that it asks for, e.g. `:hover`. */
  readonly states: readonly string[];
  readonly declarations: string;
  readonly label: string;
}

/** Everything that a fingerprint is made of, as read in the page. */
export interface Collected {
  /** What computed styles say. */
  readonly styles: readonly Fact[];
  readonly rules: readonly MatchingRule[];
  /** Frames of each animation, by its generated name. */
  readonly keyframes: Readonly<Record<string, string>>;
  /** Assertions of the play function. */
  readonly assertions: readonly string[];
  /** Names of the style sheets in use: `Breadcrumb` of the class `Breadcrumb__1lgfwuu0`. */
  readonly sheets: readonly string[];
}

/** Collects the data of a fingerprint. It runs inside the page, so it must not use anything outside itself. */
export function collect(): Collected {
  const foreign =
    '[id^="storybook-"]:not(#storybook-root), [class^="sb-"], script, style, template, link';
  const inside = [...document.body.children]
    .filter((element) => !element.matches(foreign))
    .flatMap((root) => [root, ...root.querySelectorAll('*')])
    .filter((element) => !element.parentElement?.closest('svg'));
  // The fingerprint of a page covers the rules of the document, too.
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

  const labelOf = (element: Element): string => {
    const tag = element.tagName.toLowerCase();
    const role = element.getAttribute('role');
    const isControl = element.matches('a, button, input, select, textarea, summary, label');
    const text = element.getAttribute('aria-label') ?? (isControl ? element.textContent : '');
    const name = text.replaceAll(/\s+/g, ' ').trim().slice(0, 24);
    return [tag, role && `[${role}]`, name && `“${name}”`].filter(Boolean).join(' ');
  };

  /** What a still picture cannot show: some computed styles, and the place in the tab order. */
  const stylesOf = (element: Element): Fact[] => {
    const style = getComputedStyle(element);
    const above = element.parentElement && getComputedStyle(element.parentElement);
    const of = (name: string): string => style.getPropertyValue(name);
    const what = ['cursor', 'pointer-events']
      .filter((name) => of(name) !== (above?.getPropertyValue(name) ?? 'auto'))
      .map((name) => `${name}: ${of(name)}`);
    const position = of('position');
    if (position === 'sticky' || position === 'fixed')
      what.push(
        `position: ${position} ${['top', 'right', 'bottom', 'left'].map((side) => of(side)).join(' ')}`,
      );
    // `tabindex` takes an element out of the tab order, or puts it in.
    const order = element.getAttribute('tabindex');
    if (order !== null) what.push(`tabindex: ${order}`);
    if (of('z-index') !== 'auto') what.push(`z-index: ${of('z-index')} (${position})`);
    const overflow = [...new Set([of('overflow-x'), of('overflow-y')])].join(' ');
    if (overflow !== 'visible') what.push(`overflow: ${overflow}`);
    const ofPages = ['scroll-margin-top', 'scroll-padding-top', 'scroll-behavior', 'touch-action'];
    for (const name of isPage ? ofPages : [])
      if (!/^(?:0px|auto|manipulation)$/.test(of(name))) what.push(`${name}: ${of(name)}`);
    return what.map((one) => ({ what: one, label: labelOf(element) }));
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
    // Leaves out the rules of Storybook itself, such as the one that holds all motion at its end.
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
      // A selector without a class, an id or a tag holds for every document, and is listed for pages only.
      if (match && (isPage || /[\w.#]/.test(plain)))
        rules.push({
          condition,
          states: selector.match(state) ?? [],
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

  const names = [...document.querySelectorAll('[class]')]
    .flatMap(({ classList }) => [...classList])
    .flatMap((name) => /^(\w+?)__\w+$/.exec(name)?.[1] ?? []);
  const story = globalThis.__STORYBOOK_PREVIEW__.currentSelection?.storyId ?? '';
  const { calls = [] } =
    globalThis.__STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER_STATE__?.[story] ?? {};
  return {
    styles: elements.flatMap(stylesOf),
    rules,
    keyframes,
    assertions: calls.map(({ method }) => method).filter((method) => /^to[A-Z]/.test(method)),
    sheets: [...new Set(names)].sort(),
  };
}
