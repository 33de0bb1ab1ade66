import type { Meta, StoryObj } from '@storybook/react-vite';
import { inverseTheme } from '../../src/design/theme.css.ts';
import { inverse, light } from '../../src/design/themes.ts';
import { Specimen, Swatch } from '../support/Specimen.tsx';
import { grid, sheet } from '../support/Specimen.css.ts';

interface ThemeProps {
  readonly theme: typeof light | typeof inverse;
}

function Tokens({ theme }: ThemeProps) {
  const { surface, text, border, action, evidence, focus } = theme;
  const fills = {
    'border.hairline': border.hairline,
    'border.control': border.control,
    'border.evidence': border.evidence,
    'action.fill': action.fill,
    'action.fillHover': action.fillHover,
    'action.quietHover': action.quietHover,
    focus,
  };
  return (
    <div className={theme === inverse ? inverseTheme : undefined}>
      <div className={sheet}>
        <div className={grid}>
          {Object.entries(surface).map(([name, value]) => (
            <Specimen key={name} name={`surface.${name}`} note={value}>
              <Swatch fill={value} ink={text.body} word="Body" />
            </Specimen>
          ))}
          {Object.entries(text).map(([name, value]) => (
            <Specimen key={name} name={`text.${name}`} note={value}>
              <Swatch fill={surface.page} ink={value} word="Receipt" />
            </Specimen>
          ))}
          {Object.entries(fills).map(([name, value]) => (
            <Specimen key={name} name={name} note={value}>
              <Swatch fill={value} />
            </Specimen>
          ))}
          <Specimen name="action.onFill" note={action.onFill}>
            <Swatch fill={action.fill} ink={action.onFill} word="Join" />
          </Specimen>
          <Specimen name="evidence.onFill" note={evidence.onFill}>
            <Swatch fill={evidence.fill} ink={evidence.onFill} word="12:04" />
          </Specimen>
        </div>
      </div>
    </div>
  );
}

const meta = { title: 'foundations/SemanticTokens', component: Tokens } satisfies Meta<
  typeof Tokens
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What components use on light pages. Every pair that meets is held to its contrast by a test. */
export const Light: Story = { args: { theme: light } };

/** The same names inside a dark band. */
export const Inverse: Story = { args: { theme: inverse } };
