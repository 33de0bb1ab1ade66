import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { pictured } from '../../.storybook/pictured.ts';
import { siteFooter } from '../../src/content/navigation.ts';
import { ThemeSwitch } from '../../src/layout/ThemeSwitch/ThemeSwitch.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'layout/ThemeSwitch',
  component: ThemeSwitch,
  args: siteFooter.theme,
} satisfies Meta<typeof ThemeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The theme of the story is chosen; without a stored choice, the first option is. */
export const Default: Story = {
  parameters: pictured({ modes: ['desktop', 'text-200', 'forced-colors', 'dark'] }),
};

/** The arrow keys choose the next theme, which applies at once and is stored. */
export const ByKeyboard: Story = {
  parameters: pictured({ modes: ['desktop', 'forced-colors'] }),
  play: async ({ canvas, step }) => {
    await step('the group is one stop, and an arrow moves the choice', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('radio', { name: 'Light' })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('radio', { name: 'Dark' })).toHaveFocus();
      await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
    });
    await step('the page is dark, and the next one will be', async () => {
      await expect(document.documentElement.style.colorScheme).toBe('dark');
      await expect(localStorage.getItem('theme')).toBe('dark');
    });
    await step('nothing is kept for the choice of the device', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(document.documentElement.style.colorScheme).toBe('');
      await expect(localStorage).toHaveLength(0);
      await userEvent.keyboard('{ArrowLeft}');
    });
  },
};

/** Longer names wrap. */
export const LongContent: Story = {
  args: { themes: { system: longText(60), light: longText(40), dark: longText(40) } },
};

/** A word without a break opportunity stays inside. */
export const UnbrokenWord: Story = {
  args: { themes: { system: longWord, light: longWord, dark: longWord } },
};
