/** Large sheets of an example, which only some pages show: context, rubric, question, heatmap, pack. */
import type { CompetencyRubricProps } from '../illustrations/CompetencyRubric/CompetencyRubric.tsx';
import type { EvidencePackProps } from '../illustrations/EvidencePack/EvidencePack.tsx';
import type { HeatmapProps } from '../illustrations/Heatmap/Heatmap.tsx';
import type { SellingContextProps } from '../illustrations/SellingContext/SellingContext.tsx';
import type { SjtCardProps } from '../illustrations/SjtCard/SjtCard.tsx';
import {
  answerKeyRule,
  competencyOf,
  find,
  questionNumber,
  receiptIn,
  scoreIn,
} from './hiringFiles/derive.ts';
import type { HiringFile, ProofTask, Receipt } from './hiringFiles/types.ts';

import { blank, competencyLabel, roleInWords, words } from './sheets.ts';

/** Where a receipt's words come from: the minute of a note, the letter of an answer, the place in a task. */
const placeOf = ({ time, letter, source }: Receipt): string =>
  time ?? (letter === undefined ? source.replace(/^.*: /, '') : `${words.answer} ${letter}`);

/** The recommended candidate's five scores by name. */
export const scoresOf = (file: HiringFile): { competency: string; score: 0 | 1 | 2 | 3 | 4 }[] =>
  file.competencies.map(({ id, name }) => ({
    competency: name,
    score: scoreIn(file, file.recommendation.candidate, id),
  }));

export const sellingContextOf = (file: HiringFile): SellingContextProps => ({
  description: `Illustration of the input: a job description for a ${roleInWords(file)} with three marked phrases, five facts about how the company sells, and one question about what is missing.`,
  title: 'Selling context',
  role: `Role: ${file.role.name}`,
  sourceLabel: 'Job description, pasted',
  excerpt: file.jobDescription,
  facts: file.role.context,
  missing: { label: 'Not stated', question: file.role.openQuestion },
});

/** The draft of the five competencies, the first of them opened. */
export function competencyRubricOf(file: HiringFile): CompetencyRubricProps {
  const competency = competencyOf(file, file.competencies[0]?.id ?? '');
  return {
    description: `Illustration of a competency rubric: five competencies for a ${roleInWords(file)}, with ${competency.name.toLowerCase()} opened to four anchors, each with a sentence a candidate might say.`,
    title: 'Top-5 competencies, draft 2',
    role: `Role: ${file.role.name}`,
    competencies: file.competencies.map(({ name }) => name),
    open: competency,
    note: 'Hire at level 3. Every line can be renamed, swapped or dropped.',
  };
}

/** A question of the proof test with its answer key and the recommended candidate's answer. */
function cardOf(file: HiringFile, task: ProofTask): SjtCardProps {
  const candidate = `Candidate ${file.recommendation.candidate}`;
  const { letter, score } = receiptIn(file, file.recommendation.candidate, task.competency);
  return {
    description: `Illustration of a question of the proof test: ${task.inShort.replace(/\.$/, '').toLowerCase()}. Each of four options matches one level from 1 to 4, and ${candidate} chose the option at level ${score}.`,
    title: `Proof test, question\u00a0${questionNumber(file, task.competency)}`,
    competency: competencyOf(file, task.competency).name,
    situationLabel: 'Situation',
    situation: task.situation,
    question: task.question,
    levelLabel: 'Matches level',
    options: task.options.map((option) => ({
      letter: option.letter,
      text: option.text,
      level: option.level,
      ...(option.letter === letter ? { chosenBy: `Chosen by ${candidate}` } : {}),
    })),
    note: answerKeyRule,
  };
}

/** The last written-out question of the proof test. */
export const sjtCardOf = (file: HiringFile): SjtCardProps =>
  cardOf(
    file,
    find(file.proofTest.tasks.slice(-1), () => true, 'proof test'),
  );

/** The questions that are written out, before anyone has answered them. */
export const sjtCardsOf = (file: HiringFile): SjtCardProps[] =>
  file.proofTest.tasks.map((task) => {
    const card = cardOf(file, task);
    return {
      ...card,
      title: `${card.title}: ${card.competency.toLowerCase()}`,
      options: card.options.map(({ letter, text, level }) => ({ letter, text, level })),
    };
  });

export const heatmapOf = (file: HiringFile): HeatmapProps => ({
  description: `Illustration of a candidate heatmap: ${file.candidates.length} candidates scored from 1 to 4 on five competencies; where nobody has seen evidence yet, the cell is blank.`,
  title: 'Heatmap, 1 to 4',
  role: `Role: ${file.role.name}`,
  competencyLabel,
  candidates: file.candidates.map(({ id }) => id),
  rows: file.competencies.map(({ id, name }) => ({
    competency: name,
    scores: file.candidates.map((each) => scoreIn(file, each.id, id)),
  })),
  legend: [
    { score: 1, meaning: 'Lowest level' },
    { score: 4, meaning: 'Highest level' },
    { score: 0, meaning: 'No evidence' },
  ],
  blank,
});

/** The evidence pack, with receipts for the competencies in `open`; the other scores share one line. */
export function evidencePackOf(file: HiringFile, open: readonly string[]): EvidencePackProps {
  const { candidate, verdict, inShort, decides } = file.recommendation;
  const isOpen = ({ id }: { readonly id: string }): boolean => open.includes(id);
  return {
    description: `Illustration of an evidence pack for Candidate ${candidate}: scores, each joined to the words that earned it and a rationale, followed by a recommendation to ${verdict}, and the person who decides.`,
    title: 'Evidence pack',
    candidate: `Candidate ${candidate}`,
    receipts: file.competencies.filter(isOpen).map(({ id }) => {
      const receipt = receiptIn(file, candidate, id);
      return {
        competency: receipt.competency,
        score: receipt.score,
        time: placeOf(receipt),
        quote: receipt.quote ?? '',
        rationale: `${receipt.rationale} Matches level ${receipt.score}.`,
      };
    }),
    othersLabel: 'Further down:',
    others: file.competencies
      .filter((each) => !isOpen(each))
      .map(({ id, name }) => ({ competency: name, score: scoreIn(file, candidate, id) })),
    recommendation: `Recommendation: ${verdict}`,
    because: inShort,
    people: decides,
  };
}
