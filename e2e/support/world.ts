/** What other software does to a page before and while the application runs. Each function runs in the page. */
export const worlds = {
  /** A translator: replaces each text, also one that changes later, by a new text in two `font` elements. */
  translator: (): void => {
    const skipped = 'script, style, noscript, textarea, svg, font';
    const translate = (text: Text): void => {
      if (text.data.trim() === '' || text.parentElement?.closest(skipped) !== null) return;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    };
    const translateAll = (root: Node): void => {
      if (root instanceof Text) translate(root);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(translate);
    };
    document.addEventListener('DOMContentLoaded', () => {
      translateAll(document.body);
      new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes)
          for (const node of type === 'characterData' ? [target] : addedNodes) translateAll(node);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
  },
  /** A password manager: adds attributes, an element after each field, and an element first in the root. */
  extension: (): void => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const element of [document.documentElement, document.body])
        element.setAttribute('data-extension', 'on');
      for (const field of document.querySelectorAll('input:not([type="hidden"]), textarea')) {
        field.setAttribute('data-extension', 'field');
        const icon = document.createElement('extension-icon');
        icon.style.position = 'absolute';
        field.after(icon);
      }
      document.getElementById('root')?.prepend(document.createElement('extension-bar'));
    });
  },
} as const;

export type World = keyof typeof worlds;
