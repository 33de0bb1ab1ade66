import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';
import identity from '../site.json' with { type: 'json' };
import { family } from '../src/design/families.ts';
import { palette, radius } from '../src/design/palette.ts';
import { dark, light, type Theme } from '../src/design/themes.ts';

/** A theme for Storybook's own interface, in the colors and fonts of the design system. */
const themeOf = (base: 'light' | 'dark', { text, surface, border, action }: Theme): ThemeVars =>
  create({
    base,
    brandTitle: `${identity.product}: the design system`,
    brandUrl: './',
    brandImage: base === 'light' ? './brand/logo.svg' : './brand/logo-dark.svg',
    fontBase: family.text,
    fontCode: family.mono,
    colorPrimary: action.fill,
    colorSecondary: text.link,
    appBg: surface.sunken,
    appContentBg: surface.page,
    appPreviewBg: surface.page,
    appBorderColor: border.hairline,
    appBorderRadius: Number.parseInt(radius.control, 10),
    textColor: text.body,
    textMutedColor: text.muted,
    textInverseColor: base === 'light' ? palette.white : palette.ink,
    barBg: surface.page,
    barTextColor: text.muted,
    barHoverColor: text.link,
    barSelectedColor: text.link,
    inputBg: surface.page,
    inputBorder: border.control,
    inputTextColor: text.body,
    inputBorderRadius: Number.parseInt(radius.control, 10),
  });

export const lightTheme = themeOf('light', light);
export const darkTheme = themeOf('dark', dark);
