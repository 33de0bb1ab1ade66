import type { Meta, StoryObj } from '@storybook/react-vite';
import { family, typeScale } from '../../src/design/tokens.ts';
import { Stack } from '../../src/primitives/Stack/Stack.tsx';
import { Specimen } from '../support/Specimen.tsx';
import { line } from '../support/Specimen.css.ts';

const meta = { title: 'foundations/TypeScale' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every step of the scale. Sizes grow linearly with the width of the window from 360 to 1280 px. */
export const Default: Story = {
  render: () => (
    <Stack gap={8}>
      {Object.entries(typeScale).map(([name, step]) => (
        <Specimen key={name} name={name} note={`${step.fontSize} / ${step.lineHeight}`}>
          <p
            className={line}
            style={{ ...step, ...(name === 'mono' && { fontFamily: family.mono }) }}
          >
            Scored with receipts
          </p>
        </Specimen>
      ))}
    </Stack>
  ),
};

const sample = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789';
const signs = '– — ‘ ’ “ ” … • × − · © $ % & @ # ? !';

/** Every character of the two typefaces; copy uses no others. */
export const Signs: Story = {
  render: () => (
    <Stack gap={8}>
      {(['text', 'mono'] as const).map((name) => (
        <Specimen key={name} name={`family.${name}`} note={family[name]}>
          <p className={line} style={{ ...typeScale.lead, fontFamily: family[name] }}>
            {sample} {signs}
          </p>
        </Specimen>
      ))}
    </Stack>
  ),
};
