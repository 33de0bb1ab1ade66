import type { Meta, StoryObj } from '@storybook/react-vite';
import { competencyRubric } from '../../src/content/artifacts.ts';
import { CompetencyRubric } from '../../src/illustrations/CompetencyRubric/CompetencyRubric.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'illustrations/CompetencyRubric',
  component: CompetencyRubric,
  args: competencyRubric,
} satisfies Meta<typeof CompetencyRubric>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Five competencies, the first one opened to its anchors. */
export const Default: Story = {};

/** Another competency of the list is open. */
export const OtherCompetencyOpen: Story = {
  args: { open: { ...competencyRubric.open, name: 'Objection handling' } },
};

/** The longest copy the sheet must carry. */
export const LongContent: Story = {
  args: {
    title: longText(60),
    open: {
      ...competencyRubric.open,
      behavior: longText(200),
      anchors: competencyRubric.open.anchors.map((anchor) => ({
        ...anchor,
        anchor: longText(140),
        sound: longText(220),
      })),
    },
    note: longText(240),
  },
};

/** A word without a break opportunity stays on the sheet. */
export const UnbrokenWord: Story = {
  args: {
    title: longWord,
    competencies: [longWord, ...competencyRubric.competencies],
    open: { ...competencyRubric.open, behavior: longWord },
    note: longWord,
  },
};
