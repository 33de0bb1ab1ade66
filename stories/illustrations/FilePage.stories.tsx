import type { Meta, StoryObj } from '@storybook/react-vite';
import { demoTour } from '../../src/content/demoEmbed.ts';
import { AnswerChoice } from '../../src/illustrations/FilePage/AnswerChoice.tsx';
import { CompetencyDraft } from '../../src/illustrations/FilePage/CompetencyDraft.tsx';
import { Decision } from '../../src/illustrations/FilePage/Decision.tsx';
import { FilePage } from '../../src/illustrations/FilePage/FilePage.tsx';
import { JobText } from '../../src/illustrations/FilePage/JobText.tsx';
import { ListenFor } from '../../src/illustrations/FilePage/ListenFor.tsx';
import { PrintedScores } from '../../src/illustrations/FilePage/PrintedScores.tsx';
import { longText, longWord } from '../support/extremes.ts';

const { file } = demoTour;
const candidate = { name: file.candidate, scores: file.scores.afterAll };

const meta = {
  title: 'illustrations/FilePage',
  component: FilePage,
  args: {
    role: file.role,
    note: file.note,
    description: file.descriptions.role,
    children: <JobText {...file.jobText} />,
  },
} satisfies Meta<typeof FilePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A job description whose phrases are marked; nobody has applied. */
export const Default: Story = {};

/** The competencies that the phrases became. */
export const Competencies: Story = {
  args: { children: <CompetencyDraft {...file.competencyDraft} /> },
};

/** A question of the proof test, answered. */
export const Answered: Story = {
  args: { candidate, children: <AnswerChoice {...file.answerChoice} /> },
};

/** What an interviewer heard. */
export const Heard: Story = {
  args: { candidate, children: <ListenFor {...file.listenFor} /> },
};

/** All scores, and the receipt of one. */
export const Scored: Story = {
  args: { candidate, children: <PrintedScores {...file.printedScores} /> },
};

/** The recommendation, and what a person made of it. */
export const Decided: Story = {
  args: { candidate, children: <Decision {...file.decision} /> },
};

/** The longest copy the file must carry. */
export const LongContent: Story = {
  args: {
    role: longText(60),
    candidate,
    children: (
      <AnswerChoice
        {...file.answerChoice}
        situation={longText(200)}
        options={file.answerChoice.options.map((option) => ({ ...option, text: longText(90) }))}
      />
    ),
  },
};

/** A word without a break opportunity stays on the page. */
export const UnbrokenWord: Story = {
  args: {
    role: longWord,
    candidate,
    children: <Decision {...file.decision} verdict={longWord} reason={longWord} />,
  },
};
