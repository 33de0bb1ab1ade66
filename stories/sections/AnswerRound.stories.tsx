import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { roleSwitch } from '../../src/content/roleSwitch.ts';
import { scoreWords } from '../../src/content/score.ts';
import { accountExecutive } from '../../src/content/hiringFiles/accountExecutive.ts';
import { scoreRoundsOf } from '../../src/content/scoreRounds.ts';
import { Announcer } from '../../src/primitives/Announcer/Announcer.tsx';
import { AnswerRound } from '../../src/sections/AnswerRound/AnswerRound.tsx';
import { RoleSwitch } from '../../src/sections/RoleSwitch/RoleSwitch.tsx';
import { longText, longWord } from '../support/extremes.ts';
import { holdTimeouts } from '../support/timers.ts';

const rounds = scoreRoundsOf(accountExecutive);

const meta = {
  title: 'sections/AnswerRound',
  component: AnswerRound,
  args: {
    rounds,
    words: scoreWords,
    current: 0,
    answers: [],
    onPrint: fn(),
    onNext: fn(),
    roleSwitch: <RoleSwitch {...roleSwitch} value="ae" onValueChange={fn()} />,
    result: null,
  },
} satisfies Meta<typeof AnswerRound>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first round, before anything is pressed. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('one answer shows, and nothing says its key', async () => {
      await expect(canvas.getAllByRole('radio')).toHaveLength(4);
      await expect(canvas.getByRole('radio', { name: 'Level 3' })).toHaveAccessibleDescription(
        'Follows one problem to its cost.',
      );
      await expect(canvas.queryByText(rounds[0]?.reason ?? '')).not.toBeVisible();
    });
  },
};

/** The level of the key was pressed. */
export const Agreed: Story = { args: { answers: [3] } };

/** A level beside the key was pressed. */
export const OneOff: Story = { args: { answers: [4] } };

/** A level further off was pressed. */
export const FurtherOff: Story = { args: { answers: [1] } };

/** The last round leads to the result. */
export const LastRound: Story = {
  args: { current: 4, answers: [3, 4, 2, 4, 2] },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('its button goes on', async () => {
      const last = canvas.getByRole('button', { name: 'See your result' });
      await userEvent.click(last);
      await expect(args.onNext).toHaveBeenCalledOnce();
      last.blur();
    });
  },
};

/** The arrow keys choose without comparing; Enter compares, and the receipt is spoken once. */
export const ByKeyboard: Story = {
  // What was spoken stays to be read, however slow the machine is.
  beforeEach: () => holdTimeouts(5000).undo,
  render: function Plays(args) {
    const [answers, setAnswers] = useState<typeof args.answers>([]);
    return (
      <Announcer>
        <AnswerRound {...args} answers={answers} onPrint={(level) => setAnswers([level])} />
      </Announcer>
    );
  },
  play: async ({ canvas, step, userEvent }) => {
    const status = canvas.getByRole('status');
    await step('without a choice it asks for one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Compare with the key' }));
      await waitFor(() => expect(status).toHaveTextContent(/^Choose a level first\.$/));
      await expect(canvas.getByRole('radio', { name: 'Level 1' })).toHaveFocus();
    });
    await step('an arrow chooses, and prints nothing', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('radio', { name: 'Level 2' })).toBeChecked();
      await expect(canvas.queryByRole('button', { name: 'Next answer' })).toBeNull();
    });
    await step('Enter prints, and says what is printed', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() =>
        expect(status).toHaveTextContent(
          /^You: 2\. Key: 3\. Anchor: Follows one problem to its cost\. Why: .*\.$/,
        ),
      );
      await expect(canvas.getByRole('button', { name: 'Next answer' })).toBeVisible();
      await expect(canvas.getByRole('radio', { name: 'Level 2' })).toHaveFocus();
    });
  },
};

const filled = (text: string) =>
  rounds.map((round) => ({
    ...round,
    competency: text,
    question: text,
    answer: text,
    anchors: round.anchors.map(({ level }) => ({ level, anchor: text })),
    reason: text,
  }));

/** The longest copy the layout must carry. */
export const LongContent: Story = { args: { rounds: filled(longText(300)), answers: [4] } };

/** A word without a break opportunity stays inside its column. */
export const UnbrokenWord: Story = { args: { rounds: filled(longWord), answers: [4] } };
