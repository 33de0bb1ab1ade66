import type { Anchors, CellScore, Competency, HiringFile, Level, Receipt, Stage } from './types.ts';

type Words = readonly [anchor: string, sound: string];

/** The four levels of a competency: what the candidate does, and how it can sound. */
export const levels = (first: Words, second: Words, third: Words, fourth: Words): Anchors => [
  { level: 1, anchor: first[0], sound: first[1] },
  { level: 2, anchor: second[0], sound: second[1] },
  { level: 3, anchor: third[0], sound: third[1] },
  { level: 4, anchor: fourth[0], sound: fourth[1] },
];

/** Length of the debrief in minutes. */
const debriefMinutes = 20;

/**
 * The first of `items` that passes the test.
 *
 * @param name - Says in the error what was looked for.
 * @throws Error when no item passes.
 */
export const find = <T>(items: readonly T[], test: (item: T) => boolean, name: string): T => {
  const found = items.find(test);
  if (found === undefined) throw new Error(`The example has no ${name}.`);
  return found;
};

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Names in a sentence: `a, b or c`. */
const anyOf = (names: readonly string[]): string =>
  `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

/** Small numbers as words, by their value. */
export const countWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** Minutes in words, such as `2 hours 35 minutes`. */
export const inHours = (minutes: number): string => {
  const hours = Math.floor(minutes / 60);
  return `${hours} ${hours === 1 ? 'hour' : 'hours'} ${minutes % 60} minutes`;
};

/** A competency by its id. */
export const competencyOf = (file: HiringFile, id: string): Competency =>
  find(file.competencies, (each) => each.id === id, `competency ${id}`);

/** The stage that scores a competency. */
export const stageOf = (file: HiringFile, competency: string): Stage =>
  find(
    file.stages,
    ({ competencies }) => competencies.includes(competency),
    `stage for ${competency}`,
  );

/** The people who run a stage. */
export const peopleOf = ({ runBy }: Stage): string[] => runBy.split(' and ').map(withCapital);

/** Minutes that a candidate spends on all stages. */
export const candidateMinutesOf = ({ stages }: HiringFile): number =>
  sum(stages.map(({ minutes }) => minutes));

/** Live interviews of a candidate who goes through all stages. */
export const liveInterviewsOf = ({ stages }: HiringFile): number =>
  stages.filter(({ isLive }) => isLive).length;

/** Minutes that the team spends on a stage for one finalist, added up over its people. */
const teamMinutesOfStage = (stage: Stage): number =>
  peopleOf(stage).length * ((stage.isLive ? stage.minutes : 0) + (stage.afterMinutes ?? 0));

/** How many people are in the debrief: everyone who ran a stage. */
export const debriefPeopleOf = ({ stages }: HiringFile): number =>
  new Set(stages.flatMap(peopleOf)).size;

/** Minutes that the team spends on the debrief, added up over its people. */
export const debriefMinutesOf = (file: HiringFile): number =>
  debriefPeopleOf(file) * debriefMinutes;

/** Minutes that the team spends on one finalist, with the debrief, added up over its people. */
export const teamMinutesOf = (file: HiringFile): number =>
  sum(file.stages.map(teamMinutesOfStage)) + debriefMinutesOf(file);

/** Competencies that the proof test scores, in the order of its questions. */
const tested = ({ proofTest }: HiringFile): string[] =>
  proofTest.tasks.map(({ competency }) => competency);

/** Number of a competency's written-out question in the whole test, counted from 1. */
export const questionNumber = (file: HiringFile, competency: string): number =>
  tested(file).indexOf(competency) * file.proofTest.questionsEach + 1;

/** How many questions the whole test has. */
export const questionsOf = (file: HiringFile): number =>
  tested(file).length * file.proofTest.questionsEach;

/** How many questions the test has and how long they take, in two sentences. */
export function extentOf(file: HiringFile): string {
  const { workMinutes, questionsEach } = file.proofTest;
  const [first = ''] = tested(file);
  const split =
    tested(file).length === 1
      ? 'all for one competency'
      : `${countWords[questionsEach]} for each of ${countWords[tested(file).length]} competencies`;
  return `The test has ${countWords[questionsOf(file)]} questions, ${split}. They take about ${workMinutes} minutes, and candidates get ${stageOf(file, first).minutes}.`;
}

/** How answers become a score: one wording for every page. */
export const scoreRule =
  'A test score is the highest level that at least three of the four answers reach, so one slip or one lucky guess does not decide it.';

/** How the answer key comes about: one wording for every page. */
export const answerKeyRule =
  'The product drafts the answer key. The hiring team edits and approves it before anyone takes the test.';

/** The rule that the team wrote down before the first interview. */
export const decisionRuleOf = (file: HiringFile): string[] => [
  `No offer below 3 on ${anyOf(file.required.map((id) => competencyOf(file, id).name.toLowerCase()))}.`,
  'A 2 elsewhere: an offer only with a written plan for it.',
  'A score of 1 anywhere: stop and talk.',
  'Two raters two or more levels apart: both read the notes again.',
];

/** The receipt of one cell of the grid: its score and the evidence for it. */
export function receiptIn(file: HiringFile, candidate: string, id: string): Receipt {
  const competency = competencyOf(file, id);
  const stage = stageOf(file, id);
  const { evidence: all } = find(
    file.candidates,
    (each) => each.id === candidate,
    `candidate ${candidate}`,
  );
  const evidence = all[id];
  if (evidence === undefined) throw new Error(`${candidate} has no entry for ${id}.`);
  const anchorAt = (level: Level) => competency.anchors[level - 1]?.anchor ?? '';
  const common = { candidate, competency: competency.name, kind: evidence.kind };

  switch (evidence.kind) {
    case 'none':
      return {
        ...common,
        score: 0,
        source: stage.name,
        rationale: evidence.reason,
        next: evidence.next,
      };
    case 'note':
      return {
        ...common,
        score: evidence.score,
        source: stage.name,
        ...(stage.notedMinutes === undefined ? {} : { minutes: stage.notedMinutes }),
        time: evidence.time,
        quote: evidence.quote,
        anchor: anchorAt(evidence.score),
        rationale: evidence.rationale,
      };
    case 'work':
      return {
        ...common,
        score: evidence.score,
        source: `${stage.name}: ${evidence.part}`,
        quote: evidence.quote,
        anchor: anchorAt(evidence.score),
        rationale: evidence.rationale,
      };
    default: {
      const task = find(file.proofTest.tasks, (each) => each.competency === id, `task for ${id}`);
      const option = find(
        task.options,
        ({ letter }) => letter === evidence.letter,
        `option ${evidence.letter}`,
      );
      // The third highest of the four levels: three answers reach it.
      const [, , reachedByThree = option.level] = [option.level, ...evidence.others].toSorted(
        (one, other) => other - one,
      );
      return {
        ...common,
        score: reachedByThree,
        source: `${stage.name}, question ${questionNumber(file, id)}`,
        quote: `“${option.text}”`,
        letter: option.letter,
        anchor: anchorAt(reachedByThree),
        rationale: evidence.rationale,
      };
    }
  }
}

/** The score in one cell of the grid. */
export const scoreIn = (file: HiringFile, candidate: string, competency: string): CellScore =>
  receiptIn(file, candidate, competency).score;
