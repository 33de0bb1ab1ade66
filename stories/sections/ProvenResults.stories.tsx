import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ordinary } from '../../.storybook/modes.ts';
import { pictured } from '../../.storybook/pictured.ts';
import { provenResults } from '../../src/content/home.ts';
import { Band } from '../../src/primitives/Band/Band.tsx';
import { CounterView } from '../../src/sections/ProvenResults/Counter.tsx';
import { ProvenResults } from '../../src/sections/ProvenResults/ProvenResults.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'sections/ProvenResults',
  component: ProvenResults,
  args: provenResults,
} satisfies Meta<typeof ProvenResults>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the counters show in the served page, on paper, under reduced motion, and once they have counted. */
export const Default: Story = {
  parameters: pictured({ modes: [...ordinary, 'print'] }),
  play: async ({ canvasElement, step }) => {
    await step('the counters end at 35, 10 and 20', async () => {
      const digits = [...canvasElement.querySelectorAll('[aria-hidden="true"]')];
      await waitFor(() =>
        expect(digits.map((node) => node.textContent)).toEqual(['35%', '10 min', '20 min']),
      );
    });
  },
};

/** A story of the counters stopped at a share of their final value. */
const at = (share: number): Story => ({
  render: ({ counters }) => (
    <Band tone="inverse">
      <ul>
        {counters.map((counter) => (
          <CounterView key={counter.label} {...counter} shown={Math.round(counter.value * share)} />
        ))}
      </ul>
    </Band>
  ),
});

/** The edge of the band has come into view; the digits are about to count. */
export const Waiting: Story = at(0);

/** Halfway. The text for assistive technology already has the final value. */
export const Counting: Story = at(0.5);

/** The longest copy the layout must carry. */
export const LongContent: Story = {
  args: {
    heading: longText(80),
    lead: longText(300),
    counters: provenResults.counters
      .map((counter) => ({
        ...counter,
        label: longText(60),
        detail: longText(260),
        value: 1000,
        durationMs: 1,
      }))
      .slice(0, 1),
  },
};

/** A word without a break opportunity stays inside its column. */
export const UnbrokenWord: Story = {
  args: {
    heading: longWord,
    counters: [
      {
        value: 35,
        unit: '%',
        label: longWord,
        detail: longWord,
        durationMs: 1,
      },
      ...provenResults.counters.slice(1),
    ],
  },
};
