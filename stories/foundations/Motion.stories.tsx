import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../.storybook/pictured.ts';
import { motion } from '../../src/design/tokens.ts';
import { Stack } from '../../src/primitives/Stack/Stack.tsx';
import { Specimen } from '../support/Specimen.tsx';
import { mover, stage } from '../support/Specimen.css.ts';

const { easing, ...durations } = motion;

const meta = { title: 'foundations/Motion' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Set Motion in the toolbar to live, then point at a row: its square moves for that duration. Under reduced
 * motion each square is at its end immediately.
 */
export const Default: Story = {
  render: () => (
    <Stack gap={6}>
      {Object.entries(durations).map(([name, duration]) => (
        <Specimen key={name} name={`motion.${name}`} note={`${duration} ${easing}`}>
          <button type="button" className={stage} aria-label={`Play motion.${name}`}>
            <span
              className={mover}
              style={{ display: 'block', transition: `transform ${duration} ${easing}` }}
            />
          </button>
        </Specimen>
      ))}
    </Stack>
  ),
  parameters: pictured({ modes: ['desktop', 'reduced-motion'] }),
};
