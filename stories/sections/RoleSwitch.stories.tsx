import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { roleSwitch } from '../../src/content/roleSwitch.ts';
import { RoleSwitch } from '../../src/sections/RoleSwitch/RoleSwitch.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'sections/RoleSwitch',
  component: RoleSwitch,
  args: { ...roleSwitch, value: 'ae', onValueChange: () => undefined },
} satisfies Meta<typeof RoleSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One of three is chosen. */
export const Default: Story = {};

/** Pressing another role chooses that role. */
export const Changed: Story = {
  render: function Chooses(args) {
    const [value, setValue] = useState(args.value);
    return <RoleSwitch {...args} value={value} onValueChange={setValue} />;
  },
  play: async ({ canvas, step }) => {
    await step('press the second role', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'SDR' }));
    });
    await step('it alone is pressed', async () => {
      await expect(canvas.getAllByRole('button', { pressed: true })).toEqual([
        canvas.getByRole('button', { name: 'SDR' }),
      ]);
    });
  },
};

/** The longest name that the switch must carry. */
export const LongContent: Story = {
  args: { roles: [{ id: 'ae', label: longText(60) }, ...roleSwitch.roles.slice(1)] },
};

/** A word without a break opportunity stays inside its column. */
export const UnbrokenWord: Story = {
  args: { roles: [{ id: 'ae', label: longWord }, ...roleSwitch.roles.slice(1)] },
};
