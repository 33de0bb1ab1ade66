import { monoFamily } from './families.ts';

/** One step of the type scale. Font sizes in px for viewports of 360 px (`narrow`) and 1280 px (`wide`). */
interface Step {
  readonly narrow: number;
  readonly wide: number;
  readonly lineHeight: number;
  readonly letterSpacing?: string;
  readonly weight: number;
  /** Default: the family of the text around it. */
  readonly family?: string;
}

const steps = {
  display: { narrow: 36, wide: 60, lineHeight: 1.04, letterSpacing: '-0.03em', weight: 600 },
  title: { narrow: 36, wide: 52, lineHeight: 1.06, letterSpacing: '-0.028em', weight: 600 },
  h2: { narrow: 30, wide: 44, lineHeight: 1.1, letterSpacing: '-0.02em', weight: 600 },
  part: { narrow: 24, wide: 29, lineHeight: 1.2, letterSpacing: '-0.015em', weight: 600 },
  h3: { narrow: 21, wide: 24, lineHeight: 1.25, letterSpacing: '-0.01em', weight: 600 },
  lead: { narrow: 18, wide: 20, lineHeight: 1.5, weight: 400 },
  body: { narrow: 17, wide: 17, lineHeight: 1.6, weight: 400 },
  small: { narrow: 16, wide: 16, lineHeight: 1.5, weight: 400 },
  mono: { narrow: 13.5, wide: 13.5, lineHeight: 1.4, weight: 450, family: monoFamily },
} satisfies Record<string, Step>;

type TypeStep = keyof typeof steps;

const rem = (px: number): string => `${Number((px / 16).toFixed(4))}rem`;

/** A font size that grows linearly between viewports of 360 and 1280 px, and with the visitor's text size. */
function fluid(narrow: number, wide: number): string {
  if (narrow === wide) return rem(narrow);
  const slope = (wide - narrow) / (1280 - 360);
  const start = narrow - slope * 360;
  return `clamp(${rem(narrow)}, ${rem(start)} + ${(slope * 100).toFixed(3)}vw, ${rem(wide)})`;
}

/** The CSS of each step, ready to spread into a style. */
export const typeScale = Object.fromEntries(
  Object.entries(steps).map(([name, step]: [string, Step]) => [
    name,
    {
      fontSize: fluid(step.narrow, step.wide),
      lineHeight: String(step.lineHeight),
      fontWeight: step.weight,
      ...(step.letterSpacing === undefined ? {} : { letterSpacing: step.letterSpacing }),
      ...(step.family === undefined ? {} : { fontFamily: step.family }),
    },
  ]),
) as Record<
  TypeStep,
  {
    fontSize: string;
    lineHeight: string;
    fontWeight: number;
    letterSpacing?: string;
    fontFamily?: string;
  }
>;
