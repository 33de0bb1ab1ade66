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

/** What a reader of the stories may switch; the pictures are taken with what stands first. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: menu('Theme', 'circlehollow', ['light', 'dark']),
  ground: menu('Ground', 'paintbrush', ['page', 'inverse']),
  contrast: menu('Contrast', 'contrast', ['normal', 'more']),
  text: menu('Text', 'grow', ['100', '150', '200'], '%'),
  direction: menu('Direction', 'transfer', ['ltr', 'rtl']),
  motion: menu('Motion', 'play', ['frozen', 'live']),
};

export const initialGlobals = {
  theme: 'light',
  ground: 'page',
  contrast: 'normal',
  text: '100',
  direction: 'ltr',
  motion: 'frozen',
};

type Globals = Readonly<Record<keyof typeof initialGlobals, string>>;

/** Conditions of media as they were written, of the rules whose condition is met by the switch. */
const written = new Map<CSSMediaRule, string>();

/** Has the rules for readers who ask for more contrast apply, or not: a page cannot ask for itself. */
function askForContrast(isAsked: boolean): void {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  for (const rule of rules) {
    if (!(rule instanceof CSSMediaRule)) continue;
    const condition = written.get(rule) ?? rule.conditionText;
    if (!condition.includes(moreContrast)) continue;
    written.set(rule, condition);
    rule.media.mediaText = isAsked ? condition.replace(moreContrast, 'all') : condition;
  }
}

let isOnOwnGround = false;

/** Shows the document as the toolbar says. */
export function applyGlobals({ theme, ground, contrast, text, direction, motion }: Globals): void {
  const globals = { theme, ground, contrast, text, direction, motion };
  const { dataset, style } = document.documentElement;
  const said = JSON.stringify(globals);
  // Frames of the page begin anew when it changes.
  if (dataset['globals'] !== said) dataset['globals'] = said;
  dataset['motion'] = globals.motion;
  // A picture's mode may have set the ground before.
  if (globals.ground === 'inverse' || isOnOwnGround) {
    isOnOwnGround = globals.ground === 'inverse';
    dataset['ground'] = globals.ground;
  }
  style.colorScheme = dataset['theme'] === 'dark' ? 'dark' : globals.theme;
  style.fontSize = globals.text === initialGlobals.text ? '' : `${globals.text}%`;
  document.documentElement.dir = globals.direction;
  askForContrast(globals.contrast === 'more');
}
