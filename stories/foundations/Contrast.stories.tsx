import type { Meta, StoryObj } from '@storybook/react-vite';
import { wcagContrast } from 'culori';
import { expect } from 'storybook/test';
import { pictured } from '../../.storybook/pictured.ts';
import { pairsOf, strict } from '../../src/design/contrastPairs.ts';
import { type Theme, dark, inverse, light } from '../../src/design/themes.ts';
import { Ground, Swatch } from '../support/Specimen.tsx';
import { name as nameStyle, note, pair, pairs } from '../support/Specimen.css.ts';

interface ContrastProps {
  /** Values of every token. */
  readonly theme: Theme;
  /** Least contrast of text. Default 4.5. */
  readonly leastOfText?: number;
}

/** Every pair of colors that meets on a page: measured, and the least that is asked of it. */
function Contrast({ theme, leastOfText }: ContrastProps) {
  return (
    <Ground theme={theme}>
      <ul className={pairs}>
        {pairsOf(theme, leastOfText).map(([name, front, back, least]) => (
          <li key={name} className={pair}>
            <Swatch fill={back} ink={front} word="Ab 4" />
            <span className={nameStyle}>{name}</span>
            <span className={note}>
              {wcagContrast(front, back).toFixed(2)} of {least}
            </span>
          </li>
        ))}
      </ul>
    </Ground>
  );
}

const meta = {
  title: 'foundations/Contrast',
  component: Contrast,
  parameters: pictured({ modes: ['desktop'] }),
} satisfies Meta<typeof Contrast>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Light pages. */
export const Light: Story = {
  args: { theme: light },
  parameters: pictured({ modes: ['desktop', 'phone'] }),
  play: async ({ canvas, step }) => {
    await step('each pair has at least what is asked of it', async () => {
      const measured = canvas.getAllByText(/^[\d.]+ of [\d.]+$/);
      await expect(measured).toHaveLength(pairsOf(light).length);
      for (const { textContent } of measured) {
        const [contrast, least] = textContent.split(' of ').map(Number);
        await expect(contrast).toBeGreaterThanOrEqual(least!);
      }
    });
  },
};

/** The dark bands of light and dark pages. */
export const Inverse: Story = { args: { theme: inverse } };

/** Dark pages. */
export const Dark: Story = { args: { theme: dark } };

/** Light pages for those who ask their system for more contrast: all text has 7. */
export const MoreContrast: Story = { args: { theme: strict.light, leastOfText: 7 } };

/** The same on dark pages. */
export const MoreContrastDark: Story = { args: { theme: strict.dark, leastOfText: 7 } };
