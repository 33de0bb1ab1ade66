import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { RadioOverlay } from '../../src/primitives/RadioOverlay/RadioOverlay.tsx';
import { label } from '../support/radioLabel.css.ts';

const meta = {
  title: 'primitives/RadioOverlay',
  component: RadioOverlay,
  args: { name: 'level', defaultChecked: true },
  argTypes: {
    name: {
      description: 'The group that it belongs to: one of a name is chosen.',
      table: { type: { summary: 'string' } },
    },
    defaultChecked: {
      description: 'Whether it is the one chosen at first. Default false.',
      table: { type: { summary: 'boolean' } },
    },
  },
  render: (args) => (
    <div role="radiogroup" aria-label="Level">
      <label className={label}>
        <RadioOverlay {...args} value="junior" />
        Junior
      </label>
      <label className={label}>
        <RadioOverlay {...args} value="senior" defaultChecked={false} />
        Senior
      </label>
    </div>
  ),
} satisfies Meta<typeof RadioOverlay>;

export default meta;

/** A press anywhere on a label chooses its radio button. */
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas, step }) => {
    await step('the first is chosen', async () => {
      await expect(canvas.getByRole('radio', { name: 'Junior' })).toBeChecked();
    });
    await step('a press on the label chooses the second', async () => {
      await userEvent.click(canvas.getByText('Senior'));
      await expect(canvas.getByRole('radio', { name: 'Senior' })).toBeChecked();
    });
    await step('the radio button covers its label', async () => {
      const radio = canvas.getByRole('radio', { name: 'Senior' });
      const { width, height } = radio.getBoundingClientRect();
      const around = radio.parentElement?.getBoundingClientRect();
      await expect([width, height]).toEqual([around?.width, around?.height]);
    });
  },
};
