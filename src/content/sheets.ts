/** The sheets of an example, cut from its file for the pictures that show them. */
import type { CoachCardProps } from '../illustrations/CoachCard/CoachCard.tsx';
import type { CompetencyRubricProps } from '../illustrations/CompetencyRubric/CompetencyRubric.tsx';
import type { Evidence } from '../illustrations/EvidenceReceipt/EvidenceReceipt.tsx';
import type { EvidencePackProps } from '../illustrations/EvidencePack/EvidencePack.tsx';
import type { HeatmapProps } from '../illustrations/Heatmap/Heatmap.tsx';
import type { NinetyDayStripProps } from '../illustrations/NinetyDayStrip/NinetyDayStrip.tsx';
import type { PrintedReceiptProps } from '../illustrations/PrintedReceipt/PrintedReceipt.tsx';
import type { ScoreGridProps } from '../illustrations/ScoreGrid/ScoreGrid.tsx';
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

const note = 'Illustrative data';
const blank = 'No evidence yet';
const words = { anchor: 'Level', answer: 'Answer' };
const competencyLabel = 'Competency';

/** The role as a sentence has it: `mid-market account executive`. */
export const roleInWords = ({ role }: HiringFile): string =>
  role.fullName.replace(/ \(.*\)/, '').replace(/^./, (first) => first.toLowerCase());

/** Where a receipt's words come from: the minute of a note, the letter of an answer, the place in a task. */
export const placeOf = ({ time, letter, source }: Receipt): string =>
  time ?? (letter === undefined ? source.replace(/^.*: /, '') : `${words.answer} ${letter}`);

/** What a score prints, for a picture of its receipt. */
export function evidenceOf(file: HiringFile, candidate: string, competency: string): Evidence {
  const { kind: _, ...evidence } = receiptIn(file, candidate, competency);
  return evidence;
}

/** One score's receipt as a picture by itself. Default: of the candidate who is recommended. */
export const printedReceiptOf = (
  file: HiringFile,
  competency: string,
  candidate: string = file.recommendation.candidate,
): PrintedReceiptProps => ({ ...evidenceOf(file, candidate, competency), words, note });

/** A candidate's five scores by name. Default: of the candidate who is recommended. */
export const scoresOf = (
  file: HiringFile,
  candidate: string = file.recommendation.candidate,
): { competency: string; score: 0 | 1 | 2 | 3 | 4 }[] =>
  file.competencies.map(({ id, name }) => ({
    competency: name,
    score: scoreIn(file, candidate, id),
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

/** The draft of the five competencies, one of them opened. Default: the first. */
export function competencyRubricOf(
  file: HiringFile,
  open: string = file.competencies[0]?.id ?? '',
): CompetencyRubricProps {
  const competency = competencyOf(file, open);
  return {
    description: `Illustration of a competency rubric: five competencies for a ${roleInWords(file)}, with ${competency.name.toLowerCase()} opened to four anchors, each with a sentence a candidate might say.`,
    title: 'Top-5 competencies, draft 2',
    role: `Role: ${file.role.name}`,
    competencies: file.competencies.map(({ name }) => name),
    open: competency,
    note: 'Hire at level 3. Every line can be renamed, swapped or dropped.',
  };
}

/** A question of the proof test with its key, as the recommended candidate answered it. */
function cardOf(file: HiringFile, task: ProofTask): SjtCardProps {
  const candidate = `Candidate ${file.recommendation.candidate}`;
  const { letter, score } = receiptIn(file, file.recommendation.candidate, task.competency);
  return {
    description: `Illustration of a question of the proof test: ${task.inShort.replace(/\.$/, '').toLowerCase()}. Each of four options matches one level from 1 to 4, and ${candidate} chose the option at level ${score}.`,
    title: `Proof test, question ${questionNumber(file, task.competency)}`,
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

export function coachCardOf(file: HiringFile): CoachCardProps {
  const { competency, interviewer, prompt, ask, alsoListen, redFlag } = file.coachCard;
  const { name, anchors } = competencyOf(file, competency);
  return {
    description: `Illustration of a coach card, the interview guide for ${name.toLowerCase()}: three questions to ask, three things to listen for, and one red flag.`,
    title: `Coach card: ${name.toLowerCase()}`,
    interviewer,
    prompt,
    askLabel: 'What to ask',
    ask,
    listenLabel: 'Listen for',
    listen: [...anchors.slice(2).map(({ anchor }) => anchor), alsoListen],
    redFlagLabel: 'Red flag',
    redFlag,
    note: 'Type the words you heard, then the score. The card adds the minute.',
  };
}

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

/** The grid whose scores can be pressed, in the column of one candidate. */
export const scoreGridOf = (
  file: HiringFile,
  id: string,
  candidate: string = file.recommendation.candidate,
): ScoreGridProps => ({
  id: `${id}-${file.id}`,
  role: file.role.name,
  hint: `Press any score of candidate ${candidate}`,
  description: `Scores from 1 to 4 of ${file.candidates.length} candidates on five competencies. Each score of Candidate ${candidate} prints its receipt, the answer or note behind it, below the table.`,
  competencyLabel,
  candidates: file.candidates.map((each) => each.id),
  printing: file.candidates.findIndex((each) => each.id === candidate),
  rows: file.competencies.map((competency) => ({
    competency: competency.name,
    scores: file.candidates.map((each) => scoreIn(file, each.id, competency.id)),
    evidence: evidenceOf(file, candidate, competency.id),
  })),
  blank,
  words,
  note,
});

/** The evidence pack, with the receipts of these competencies; the other scores are one line. */
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

export function ninetyDayStripOf(file: HiringFile): NinetyDayStripProps {
  const { candidate } = file.recommendation;
  const marks = file.kpis.map(({ day, kpi, competency, check }) => ({
    day: `Day ${day}`,
    kpi,
    signal: {
      competency: competencyOf(file, competency).name,
      score: scoreIn(file, candidate, competency),
    },
    meaning: check,
  }));
  const signals = marks.map(
    ({ signal: { competency, score } }) => `${competency.toLowerCase()} ${score}`,
  );
  return {
    description: `Illustration of a 30/60/90-day strip: one thing to check at each mark, beside the early score that speaks to it: ${signals.join(', ')}.`,
    title: '30/60/90-day KPIs',
    candidate: `Candidate ${candidate}`,
    marks,
    note: 'After the hire, compare what happened with what was scored. Drop the questions that did not help.',
  };
}

/** The grid in the column of the last candidate with a blank, opened on it. */
export function gridOfBlank(file: HiringFile, id: string): ScoreGridProps {
  const isBlank = (candidate: string, competency: string): boolean =>
    scoreIn(file, candidate, competency) === 0;
  const ids = file.competencies.map((competency) => competency.id);
  const { id: candidate } = find(
    file.candidates.toReversed(),
    (each) => ids.some((competency) => isBlank(each.id, competency)),
    'candidate with a blank',
  );
  return {
    ...scoreGridOf(file, id, candidate),
    pressed: ids.findIndex((competency) => isBlank(candidate, competency)),
  };
}
