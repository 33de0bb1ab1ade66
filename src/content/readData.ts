/** What the build works out for the page that reads a job description; the browser gets it as `/read.json`. */
import { phraseCount } from '../reader/lexicon/phrases.ts';
import { read } from '../reader/read.ts';
import type { CostlyReason, Reading } from '../reader/types.ts';
import { accountExecutive } from './hiringFiles/accountExecutive.ts';
import { decisionRuleOf } from './hiringFiles/derive.ts';
import { type ReadCompetency, readCompetencies } from './readCompetencies.ts';
import { phrasesByCompetency } from './readPhrases.ts';
import { type ReadSample, readSamples } from './readSamples.ts';
import { type CostlyReasonText, costlyReasons } from './readWords.ts';
import { readerFigures } from './readerFigures.ts';
import { blueprintOf } from './samples.ts';

/** The stages of the sample blueprint, to be filled with other competencies. */
interface PlanTemplate {
  readonly stages: readonly {
    readonly name: string;
    readonly runBy: string;
    readonly minutes: number;
    /** Places of the competencies that it scores, and of those that it only asks about. */
    readonly scored: readonly number[];
    readonly checked: readonly number[];
  }[];
  /** Who answers for the score of each place. */
  readonly owners: readonly string[];
  readonly unit: string;
  readonly totals: readonly string[];
  /** What the rule says besides its first line, which names competencies. */
  readonly rule: readonly string[];
}

export interface ReadData {
  /** All twelve. */
  readonly competencies: readonly ReadCompetency[];
  /** Job descriptions to try, by name. */
  readonly samples: readonly Pick<ReadSample, 'id' | 'name'>[];
  /** The text of the first sample. */
  readonly text: string;
  /** What is found in that text. */
  readonly reading: Reading;
  /** How many phrases the list has. */
  readonly phrases: number;
  /** Why a word costs applicants, by the kind of word. */
  readonly reasons: Readonly<Record<CostlyReason, CostlyReasonText>>;
  /** What the scorecard's plan is filled in from. */
  readonly plan: PlanTemplate;
  /** What was measured of the reader. */
  readonly figures: typeof readerFigures;
}

const { stages, competencies } = accountExecutive;
const placesOf = (ids: readonly string[] = []): number[] =>
  ids.map((id) => competencies.findIndex((competency) => competency.id === id));

export const readData = (): ReadData => {
  const { plan } = blueprintOf(accountExecutive);
  const text = readSamples[0]?.text ?? '';
  return {
    competencies: readCompetencies,
    samples: readSamples.map(({ id, name }) => ({ id, name })),
    text,
    reading: read(text),
    phrases: phraseCount,
    reasons: costlyReasons,
    figures: readerFigures,
    plan: {
      stages: stages.map((stage) => ({
        name: stage.name,
        runBy: stage.runBy,
        minutes: stage.minutes,
        scored: placesOf(stage.competencies),
        checked: placesOf('asksAbout' in stage ? stage.asksAbout : []),
      })),
      owners: competencies.map(({ owner }) => owner),
      unit: plan.unit,
      totals: plan.totals,
      rule: decisionRuleOf(accountExecutive).slice(1),
    },
  };
};

/** The files beside the page, by their address: the samples, and the list of phrases. */
export const readPageFiles = (): Record<string, string> => ({
  ...Object.fromEntries(readSamples.map(({ id, text }) => [`read/${id}.txt`, `${text}\n`])),
  'read/phrases.txt': phrasesByCompetency(readCompetencies)
    .map(({ name, phrases }) => [name, ...phrases.map((phrase) => `  ${phrase}`), ''].join('\n'))
    .join('\n'),
});
