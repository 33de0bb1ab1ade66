import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../.storybook/pictured.ts';
import { type Theme, dark, inverse, light } from '../../src/design/themes.ts';
import { Ground, Specimen, Swatch } from '../support/Specimen.tsx';
import { grid } from '../support/Specimen.css.ts';

interface ThemeProps {
  /** Values of every token. */
  readonly theme: Theme;
}

interface TokenSwatch {
  readonly name: string;
  readonly value: string;
  /** Color of the word on the swatch, and the word. Default: no word. */
  readonly ink?: string;
  readonly word?: string;
  /** Default: the token's own value. */
  readonly fill?: string;
}

/** A swatch for each token of a group. `onFill`, a color of text, is shown as a word on the group's fill. */
const swatchesOfGroup = (group: string, tokens: Readonly<Record<string, string>>): TokenSwatch[] =>
  Object.entries(tokens).map(([token, value]) => ({
    name: `${group}.${token}`,
    value,
    ...(token === 'onFill' && { fill: tokens['fill'] ?? value, ink: value, word: 'Join' }),
  }));

/** Swatches of every token of a theme; a group that is left out here fails to compile. */
function swatchesOf({ surface, text, border, action, evidence, heat, focus, shadow }: Theme) {
  const groups: Readonly<Record<keyof Theme, readonly TokenSwatch[]>> = {
    surface: Object.entries(surface).map(([token, value]) => ({
      name: `surface.${token}`,
      value,
      ink: text.body,
      word: 'Body',
    })),
    text: Object.entries(text).map(([token, value]) => ({
      name: `text.${token}`,
      value,
      fill: surface.page,
      ink: value,
      word: 'Receipt',
    })),
    border: swatchesOfGroup('border', border),
    action: swatchesOfGroup('action', action),
    evidence: swatchesOfGroup('evidence', evidence),
    heat: Object.entries(heat).map(([score, { fill, digit }]) => ({
      name: `heat.${score}`,
      value: fill,
      ink: digit,
      word: score,
    })),
    focus: [{ name: 'focus', value: focus }],
    shadow: [{ name: 'shadow', value: shadow }],
  };
  return Object.values(groups).flat();
}

/** Every token of a theme, with its value. */
function Tokens({ theme }: ThemeProps) {
  return (
    <Ground theme={theme}>
      <div className={grid}>
        {swatchesOf(theme).map(({ name, value, fill = value, ink, word }) => (
          <Specimen key={name} name={name} note={value}>
            <Swatch fill={fill} {...(ink && word && { ink, word })} />
          </Specimen>
        ))}
      </div>
    </Ground>
  );
}

const meta = {
  title: 'foundations/SemanticTokens',
  // Hides the prop, which only tells these stories apart: a foundation is no component.
  argTypes: { theme: { table: { disable: true } } },
  render: ({ theme }) => <Tokens theme={theme} />,
} satisfies Meta<ThemeProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What components use on light pages. A test checks the contrast of every pair that meets on a page. */
export const Light: Story = {
  args: { theme: light },
};

/** The same names inside a dark band. */
export const Inverse: Story = { args: { theme: inverse } };

/** What components use on dark pages. */
export const Dark: Story = {
  args: { theme: dark },
  parameters: pictured({ modes: ['dark'] }),
};
