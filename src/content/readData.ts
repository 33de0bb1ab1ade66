/** Data of /read, the page that reads a posting. The build computes it; browsers fetch it as `/read.json`. */
import { phraseGroups } from '../reader/lexicon/phrases.ts';
import { read } from '../reader/read.ts';
import { usualFor } from '../reader/role.ts';
import type {
  CompetencyId,
  CostlyReason,
  FactId,
  MotionId,
  Reading,
  RoleId,
} from '../reader/types.ts';
import { type ReadCompetency, readCompetencies } from './readCompetencies.ts';
import { readMotions, readRoles } from './readRoles.ts';
import { type ReadSample, readSamples } from './readSamples.ts';
import { type CostlyReasonText, costlyReasons, factQuestions } from './readWords.ts';

export interface ReadData {
  /** All twelve competencies. */
  readonly competencies: readonly ReadCompetency[];
  /** Usual competencies, by role and by the way first meetings come about. */
  readonly usual: Readonly<Record<RoleId, Readonly<Record<MotionId, readonly CompetencyId[]>>>>;
  /** Postings to try, by name. */
  readonly samples: readonly Pick<ReadSample, 'id' | 'name'>[];
  /** The text of the first sample. */
  readonly text: string;
  /** What the reader finds in `text`. */
  readonly reading: Reading;
  /** Why a word costs applicants, by the kind of word. */
  readonly reasons: Readonly<Record<CostlyReason, CostlyReasonText>>;
  /** The question about each fact that a posting should state, for postings that do not. */
  readonly questions: Readonly<Record<FactId, CostlyReasonText>>;
}

const recordOf = <Id extends string, Value>(
  all: readonly { readonly id: Id }[],
  valueOf: (id: Id) => Value,
): Record<Id, Value> =>
  Object.fromEntries(all.map(({ id }) => [id, valueOf(id)])) as Record<Id, Value>;

export const readData = (): ReadData => {
  const text = readSamples[0]?.text ?? '';
  return {
    competencies: readCompetencies,
    usual: recordOf(readRoles, (role) => recordOf(readMotions, (motion) => usualFor(role, motion))),
    samples: readSamples.map(({ id, name }) => ({ id, name })),
    text,
    reading: read(text),
    reasons: costlyReasons,
    questions: factQuestions,
  };
};

const phrasesOf = (id: CompetencyId): string[] =>
  phraseGroups.filter(({ competency }) => competency === id).flatMap(({ phrases }) => phrases);

/** The files beside the page, by their address: the samples, and the list of phrases. */
export const filesOfReadPage = (): Record<string, string> => ({
  ...Object.fromEntries(readSamples.map(({ id, text }) => [`read/${id}.txt`, `${text}\n`])),
  'read/phrases.txt': readCompetencies
    .map(({ id, name }) => [name, ...phrasesOf(id).map((phrase) => `  ${phrase}`), ''].join('\n'))
    .join('\n'),
});
