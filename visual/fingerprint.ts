/**
 * What a still picture cannot show, one line each: cursors, layers, what sticks, what scrolls, and
 * the rules for states, for motion, and for media that this picture is not taken in.
 *
 * It runs inside the page, so it uses nothing from outside itself. Names of classes, variables and
 * keyframes are made from paths, so elements are named by what they are, and values are resolved.
 */
export function fingerprint(): string[] {
  const foreign =
    '[id^="storybook-"]:not(#storybook-root), [class^="sb-"], script, style, template, link';
  const roots = [...document.body.children].filter((element) => !element.matches(foreign));
  const inside = roots
    .flatMap((root) => [root, ...root.querySelectorAll('*')])
    .filter((element) => !element.parentElement?.closest('svg'));
  // What holds for every document is said by whole pages, and not by each component again.
  const isPage = inside.some((element) => element.matches('main'));
  const elements = isPage ? [document.documentElement, document.body, ...inside] : inside;

  const labelOf = (element: Element): string => {
    const tag = element.tagName.toLowerCase();
    const role = element.getAttribute('role');
    const isControl = element.matches('a, button, input, select, textarea, summary, label');
    const text = element.getAttribute('aria-label') ?? (isControl ? element.textContent : '');
    const name = text.replaceAll(/\s+/g, ' ').trim().slice(0, 24);
    return [tag, role && `[${role}]`, name && `“${name}”`].filter(Boolean).join(' ');
  };

  const lines = new Map<string, Map<string, number>>();
  const note = (what: string, label: string): void => {
    const labels = lines.get(what) ?? new Map<string, number>();
    labels.set(label, (labels.get(label) ?? 0) + 1);
    lines.set(what, labels);
  };

  for (const element of new Set([document.documentElement, document.body, ...elements])) {
    const style = getComputedStyle(element);
    const label = labelOf(element);
    const parent = element.parentElement && getComputedStyle(element.parentElement);
    if (style.cursor !== (parent?.cursor ?? 'auto')) note(`cursor: ${style.cursor}`, label);
    if (style.pointerEvents !== (parent?.pointerEvents ?? 'auto'))
      note(`pointer-events: ${style.pointerEvents}`, label);
    if (style.position === 'sticky' || style.position === 'fixed')
      note(
        `position: ${style.position} ${style.top} ${style.right} ${style.bottom} ${style.left}`,
        label,
      );
    if (style.zIndex !== 'auto') note(`z-index: ${style.zIndex} (${style.position})`, label);
    const overflow = [...new Set([style.overflowX, style.overflowY])].join(' ');
    if (overflow !== 'visible') note(`overflow: ${overflow}`, label);
    for (const name of [
      'scroll-margin-top',
      'scroll-padding-top',
      'scroll-behavior',
      'touch-action',
    ])
      if (isPage && !/^(?:0px|auto|manipulation)$/.test(style.getPropertyValue(name)))
        note(`${name}: ${style.getPropertyValue(name)}`, label);
  }

  const state =
    /::?(?:hover|focus-visible|focus-within|focus|active|disabled|checked|target|open|invalid|user-invalid|placeholder-shown|before|after|marker|placeholder|backdrop|selection)(?![\w-])|\[(?:aria|data)-[^\]]*\]/g;
  const preference = /print|prefers|forced|hover|pointer|scripting/;
  const keyframes = new Map<string, string>();
  const conditions = new Map<string, number>();

  const resolvedFor = (element: Element, text: string): string => {
    const style = getComputedStyle(element);
    let resolved = text;
    for (let depth = 0; depth < 4 && resolved.includes('var('); depth += 1)
      resolved = resolved.replaceAll(
        /var\((--[\w-]+)(?:,[^()]*)?\)/g,
        (_, name: string) => style.getPropertyValue(name).trim() || 'unset',
      );
    for (const [name, frames] of keyframes)
      if (resolved.includes(name)) {
        note(`@keyframes ${frames}`, 'used');
        resolved = resolved.replaceAll(name, 'keyframes');
      }
    return resolved;
  };

  const noteStyle = (rule: CSSStyleRule, condition: string): void => {
    if (/\.sb-|data-motion|#storybook/.test(rule.selectorText)) return;
    const declarations = rule.style.cssText;
    // The last is Storybook's own, which holds all motion at its end.
    if (declarations === '' || declarations.includes('play-state: paused !important')) return;
    const motion = [...declarations.matchAll(/(?:animation|transition)[\w-]*:[^;]+;/g)].join(' ');
    for (const selector of rule.selectorText.split(/,(?![^(]*\))/)) {
      const states = selector.match(state) ?? [];
      const isLayout = condition !== '' && !preference.test(condition);
      const isUnseen = states.some((name) => !/before|after|marker/.test(name));
      if (!isUnseen && !isLayout && condition === '' && motion === '') continue;
      const plain = selector
        .replaceAll(state, '')
        .replaceAll(/:(?:not|is|where|has)\(\s*,?\s*\)/g, '')
        .replaceAll(/([>+~\s])(?=\s*(?:$|[>+~]))/g, '$1*')
        .trim();
      let match: Element | undefined;
      try {
        match = elements.find((element) => element.matches(plain || '*'));
      } catch {
        // What is left of the selector is no selector: the states stand alone then.
        match = elements[0];
      }
      if (!match) continue;
      if (isLayout) {
        conditions.set(condition, (conditions.get(condition) ?? 0) + rule.style.length);
        if (!isUnseen && motion === '') continue;
      }
      const isSeen = !isUnseen && (condition === '' || isLayout);
      note(
        `${[condition, states.join('')].filter(Boolean).join(' ')} { ${resolvedFor(match, isSeen ? motion : declarations)} }`.trim(),
        labelOf(match),
      );
    }
  };

  const walk = (rules: CSSRuleList, condition: string): void => {
    for (const rule of rules) {
      if (rule instanceof CSSKeyframesRule)
        keyframes.set(
          rule.name,
          [...rule.cssRules].map(({ cssText }) => cssText.replaceAll(/\s+/g, ' ')).join(' '),
        );
      else if (rule instanceof CSSStyleRule) {
        noteStyle(rule, condition);
        if (rule.cssRules.length > 0) walk(rule.cssRules, condition);
      } else if (rule instanceof CSSConditionRule) {
        const name = rule instanceof CSSMediaRule ? '@media' : '@when';
        walk(rule.cssRules, `${condition} ${name} ${rule.conditionText}`.trim());
      } else if (rule instanceof CSSGroupingRule) walk(rule.cssRules, condition);
    }
  };
  const sheets = [...document.styleSheets];
  // Keyframes first: a rule may stand before those it names.
  for (const sheet of sheets)
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSKeyframesRule)
        keyframes.set(
          rule.name,
          [...rule.cssRules].map(({ cssText }) => cssText.replaceAll(/\s+/g, ' ')).join(' '),
        );
  for (const sheet of sheets) walk(sheet.cssRules, '');
  for (const [condition, count] of conditions) note(condition, `${count} declarations`);

  // An assertion that is taken out of a story's play function changes nothing else.
  const story = globalThis.__STORYBOOK_PREVIEW__.currentSelection?.storyId ?? '';
  for (const { method } of globalThis.__STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER_STATE__?.[story]
    ?.calls ?? [])
    if (/^to[A-Z]/.test(method)) note('asserts', method);

  return [...lines]
    .map(([what, labels]) => {
      const named = [...labels].map(([label, count]) => (count > 1 ? `${label} ×${count}` : label));
      return `${what}: ${named.sort().join(', ')}`;
    })
    .sort();
}
