/** Data of the pictures of /product, derived from the examples. Browsers fetch it as `/product.json`. */
import type { AppWindowProps } from '../illustrations/AppWindow/AppWindow.tsx';
import { accountExecutive } from './hiringFiles/accountExecutive.ts';
import { salesDevelopment } from './hiringFiles/salesDevelopment.ts';
import { salesLeader } from './hiringFiles/salesLeader.ts';
import type { HiringFile } from './hiringFiles/types.ts';
import { coachCardOf, gridOfBlank, ninetyDayStripOf, printedReceiptOf, stamp } from './sheets.ts';

const tabs = ['Scorecard', 'Scores', 'Guides', 'Test', 'First 90 days'];

/** The application window beside each pillar, for one role. */
const picturesOf = (file: HiringFile) => {
  const [competency] = file.competencies;
  const [task] = file.proofTest.tasks;
  const { candidate } = file.recommendation;
  const windowAt = (open: number, description: string): AppWindowProps => ({
    description,
    title: file.role.name,
    tabs,
    open,
  });
  const rubric = {
    description: 'Five competencies, the first of them at four levels, each with an example.',
    title: 'Competencies',
    role: file.role.name,
    competencies: file.competencies.map(({ name }) => name),
    open: competency,
    note: 'Hire at level 3.',
  };
  const grid = gridOfBlank(file, 'product-grid');
  const coachCard = coachCardOf(file);
  const receipt = printedReceiptOf(file, task.competency);
  const strip = ninetyDayStripOf(file);
  return {
    role: file.id,
    windows: {
      scorecard: { ...windowAt(0, rubric.description), note: stamp },
      scores: windowAt(1, 'The scores of a role, and the receipt of one of them.'),
      guides: windowAt(2, coachCard.description),
      test: windowAt(
        3,
        `A question of the proof test with the level of each answer, beside the receipt of Candidate ${candidate}.`,
      ),
      days: windowAt(4, strip.description),
    },
    rubric,
    grid,
    coachCard,
    test: {
      situation: task.situation,
      question: task.question,
      levels: {
        anchors: task.options.map(({ level, text }) => ({ level, anchor: text })),
        matched: { level: receipt.score, label: `(chosen by ${candidate})` },
      },
      receipt,
    },
    strip,
    signals: file.kpis.map(({ competency: id }) => printedReceiptOf(file, id)),
  };
};

/** The pictures for one role. */
export type ProductPictures = ReturnType<typeof picturesOf>;

/** One entry per role, in the order of the role switch. */
export const productPictures: {
  readonly roles: readonly [ProductPictures, ...ProductPictures[]];
} = {
  roles: [picturesOf(accountExecutive), picturesOf(salesDevelopment), picturesOf(salesLeader)],
};
