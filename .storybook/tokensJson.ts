import { parse } from 'culori';
import type { Plugin } from 'vite';
import { motion, palette, radius, space } from '../src/design/palette.ts';
import { dark, light, type Theme } from '../src/design/themes.ts';

/** A token of the Design Tokens Community Group's format, version 2025.10. */
interface Token {
  readonly $value: unknown;
}

/** Tokens by name, and their type where they share one. */
interface Tokens {
  readonly $type?: string;
  readonly $description?: string;
  readonly [name: string]: Token | Tokens | string | undefined;
}

const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;

/** A color of the palette, as fractions of red, green and blue. */
function color(value: string): Token {
  const parsed = parse(value);
  if (parsed?.mode !== 'rgb') throw new Error(`${value} is not a hexadecimal color.`);
  const { r, g, b, alpha } = parsed;
  const components = [r, g, b].map(rounded);
  const hex = value.slice(0, 7);
  return {
    $value: {
      colorSpace: 'srgb',
      components,
      ...(alpha !== undefined && { alpha: rounded(alpha) }),
      hex,
    },
  };
}

/** A length or a time: `4px`, `0.25rem`, `150ms`; a zero is in px. */
function measured(value: string): Token {
  const [, number, unit] = /^([\d.]+)([a-z]*)$/.exec(value) ?? [];
  if (number === undefined) throw new Error(`${value} is not a length or a time.`);
  return { $value: { value: Number(number), unit: unit || 'px' } };
}

const mapped = <Value>(
  values: Readonly<Record<string, Value>>,
  to: (value: Value) => Token | Tokens,
): Record<string, Token | Tokens> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, to(value)]));

/** The semantic tokens of a theme, each with its color in that theme. */
const themed = (theme: Readonly<Record<string, unknown>>): Record<string, Token | Tokens> =>
  mapped(theme, (value) =>
    typeof value === 'string' ? color(value) : themed(value as Readonly<Record<string, unknown>>),
  );

const themeOf = (theme: Theme, $description: string): Tokens => ({
  $type: 'color',
  $description,
  ...themed(theme),
});

const { easing, ...durations } = motion;

/** The palette, both themes, space, radius and motion, for design tools. */
export function tokensJson(): Tokens {
  const bezier = easing.match(/[\d.]+/g)?.map(Number);
  return {
    palette: { $type: 'color', ...mapped(palette, color) },
    light: themeOf(light, 'Values of the theme contract on light pages.'),
    dark: themeOf(dark, 'Values of the theme contract on dark pages.'),
    space: { $type: 'dimension', ...mapped(space, measured) },
    radius: { $type: 'dimension', ...mapped(radius, measured) },
    duration: { $type: 'duration', ...mapped(durations, measured) },
    easing: { $type: 'cubicBezier', $value: bezier },
  };
}

/** Writes tokens.json beside the built stories. */
export const writeTokens = (): Plugin => ({
  name: 'tokens-json',
  generateBundle() {
    const source = `${JSON.stringify(tokensJson(), undefined, 2)}\n`;
    this.emitFile({ type: 'asset', fileName: 'tokens.json', source });
  },
});
