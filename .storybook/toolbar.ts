import type { Preview } from '@storybook/react-vite';
import { moreContrast } from '../src/design/breakpoints.ts';

type Icon = 'play' | 'circlehollow' | 'contrast' | 'paintbrush' | 'grow' | 'transfer';

const menu = (title: string, icon: Icon, items: readonly string[], unit = '') => ({
  description: title,
  toolbar: {
    title,
    icon,
    items: items.map((value) => ({ value, title: `${title}: ${value}${unit}` })),
    dynamicTitle: true,
  },
});

/** Menus of Storybook's toolbar. Pictures are taken with the first value of each. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: menu('Theme', 'circlehollow', ['light', 'dark']),
  ground: menu('Ground', 'paintbrush', ['page', 'inverse']),
  contrast: menu('Contrast', 'contrast', ['normal', 'more']),
  text: menu('Text', 'grow', ['100', '150', '200'], '%'),
  motion: menu('Motion', 'play', ['frozen', 'live']),
};

export const initialGlobals = {
  theme: 'light',
  ground: 'page',
  contrast: 'normal',
  text: '100',
  motion: 'frozen',
};

type Globals = Readonly<Record<keyof typeof initialGlobals, string>>;

/** The original condition of each media rule that the contrast switch has overridden. */
const originalConditions = new Map<CSSMediaRule, string>();

/** Turns the rules for more contrast on or off: a page cannot set `prefers-contrast` itself. */
function setMoreContrast(isOn: boolean): void {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  for (const rule of rules) {
    if (!(rule instanceof CSSMediaRule)) continue;
    const condition = originalConditions.get(rule) ?? rule.conditionText;
    if (!condition.includes(moreContrast)) continue;
    originalConditions.set(rule, condition);
    rule.media.mediaText = isOn ? condition.replace(moreContrast, 'all') : condition;
  }
}

/** Whether the toolbar, not a picture's mode, has set the ground. */
let isGroundFromToolbar = false;

/** Applies the toolbar settings to the document. */
export function applyGlobals({ theme, ground, contrast, text, motion }: Globals): void {
  const { dataset, style } = document.documentElement;
  const said = JSON.stringify({ theme, ground, contrast, text, motion });
  // Iframes in the page reload whenever this attribute is set, even to the same value.
  if (dataset['globals'] !== said) dataset['globals'] = said;
  dataset['motion'] = motion;
  if (ground === 'inverse' || isGroundFromToolbar) {
    isGroundFromToolbar = ground === 'inverse';
    dataset['ground'] = ground;
  }
  style.colorScheme = dataset['theme'] === 'dark' ? 'dark' : theme;
  style.fontSize = text === initialGlobals.text ? '' : `${text}%`;
  setMoreContrast(contrast === 'more');
}
