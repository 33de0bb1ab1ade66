import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { read } from '../../src/reader/read.ts';
import { type CompetencyId, type Mark } from '../../src/reader/types.ts';

/** The two splits of the corpus. The lexicon is tuned on the first alone. */
export type Split = 'tuning' | 'held-back';

/** The labels of two annotators: the YAML front matter of a job description. */
interface Key {
  readonly competencies: readonly CompetencyId[];
  readonly phrases: Partial<Readonly<Record<CompetencyId, readonly string[]>>>;
  /** Facts that the text does not state, those that the reader does not look for included. */
  readonly unsaid: readonly string[];
}

/** From 0 to 1, to three decimal places. */
export interface Score {
  /** Of what the reader says, how much is right. */
  readonly precision: number;
  /** Of what the key says, how much the reader finds. */
  readonly recall: number;
}

export interface Figures {
  readonly texts: number;
  /** Of the five competencies that the reader proposes for a text, how many are right on average. */
  readonly rightOfFive: number;
  readonly competencies: Score;
  readonly marks: Score;
  readonly unsaid: Score;
}

class Tally {
  #said = 0;
  #right = 0;
  #inKey = 0;
  #found = 0;

  /** Adds one text. `right` and `found` differ where a mark covers several phrases of the key, or the reverse. */
  add(counts: { said: number; right: number; inKey: number; found: number }): void {
    this.#said += counts.said;
    this.#right += counts.right;
    this.#inKey += counts.inKey;
    this.#found += counts.found;
  }

  get score(): Score {
    return { precision: share(this.#right, this.#said), recall: share(this.#found, this.#inKey) };
  }
}

const share = (part: number, whole: number): number =>
  whole === 0 ? 1 : Math.round((part / whole) * 1000) / 1000;

const corpus = new URL('../../tests/reader/corpus/', import.meta.url).pathname;

/** The labeled texts of a split. */
export const textsOf = (split: Split): { name: string; key: Key; text: string }[] =>
  readdirSync(join(corpus, split))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => {
      const [, key = '', text = ''] =
        /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(join(corpus, split, name), 'utf8')) ?? [];
      return { name, key: parse(key) as Key, text };
    });

interface Place {
  readonly start: number;
  readonly end: number;
  readonly competency: string;
}

/** Every occurrence of the phrases of a key. */
function placesOf(text: string, phrases: Key['phrases']): Place[] {
  return Object.entries(phrases).flatMap(([competency, each]) =>
    each.flatMap((phrase) => {
      const places: Place[] = [];
      for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1))
        places.push({ start: at, end: at + phrase.length, competency });
      return places;
    }),
  );
}

/** Whether a mark is of the place's competency and overlaps it. */
const isMatch = (mark: Mark, place: Place): boolean =>
  mark.competency === place.competency && mark.start < place.end && place.start < mark.end;

/** How well the reader reads a split, measured by its labels. */
export function measure(split: Split): Figures {
  const [competencies, marks, unsaid] = [new Tally(), new Tally(), new Tally()];
  const texts = textsOf(split);
  for (const { key, text } of texts) {
    const reading = read(text);
    const five = reading.competencies.slice(0, 5).map(({ id }) => id);
    const right = five.filter((id) => key.competencies.includes(id)).length;
    const inKey = key.competencies.length;
    competencies.add({ said: five.length, right, inKey, found: right });
    const places = placesOf(text, key.phrases);
    marks.add({
      said: reading.marks.length,
      right: reading.marks.filter((mark) => places.some((place) => isMatch(mark, place))).length,
      inKey: places.length,
      found: places.filter((place) => reading.marks.some((mark) => isMatch(mark, place))).length,
    });
    const agreed = reading.unsaid.filter((fact) => key.unsaid.includes(fact)).length;
    unsaid.add({
      said: reading.unsaid.length,
      right: agreed,
      inKey: key.unsaid.length,
      found: agreed,
    });
  }
  return {
    texts: texts.length,
    // Five times the precision, to one decimal place.
    rightOfFive: Math.round(competencies.score.precision * 5 * 10) / 10,
    competencies: competencies.score,
    marks: marks.score,
    unsaid: unsaid.score,
  };
}
