import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { roleSwitch } from '../../src/content/roleSwitch.ts';
import { scoreHeader, scoreWords } from '../../src/content/score.ts';
import { accountExecutive } from '../../src/content/hiringFiles/accountExecutive.ts';
import { scoreRoundsOf } from '../../src/content/scoreRounds.ts';
import { AnswerRound } from '../../src/sections/AnswerRound/AnswerRound.tsx';
import { RoleSwitch } from '../../src/sections/RoleSwitch/RoleSwitch.tsx';
import { longText, longWord } from '../support/extremes.ts';

const rounds = scoreRoundsOf(accountExecutive);

const meta = {
  title: 'sections/AnswerRound',
  component: AnswerRound,
  args: {
    ...scoreHeader,
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
export const Default: Story = {};

/** The visitor chose the level of the answer key. */
export const Agreed: Story = { args: { answers: [3] } };

/** The visitor chose the level next to that of the answer key. */
export const OneOff: Story = { args: { answers: [4] } };

/** The visitor chose a level further from that of the answer key. */
export const FurtherOff: Story = { args: { answers: [1] } };

/** The last round leads to the result. */
export const LastRound: Story = {
  args: { current: 4, answers: [3, 4, 2, 4, 2] },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('its button leads to the result', async () => {
      const last = canvas.getByRole('button', { name: 'See your result' });
      await userEvent.click(last);
      await expect(args.onNext).toHaveBeenCalledOnce();
      // The picture is taken without the focus ring.
      last.blur();
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
