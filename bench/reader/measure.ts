import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { read } from '../../src/reader/read.ts';
import { type CompetencyId, type FactId, type Mark } from '../../src/reader/types.ts';

/** The two halves of the corpus. The lexicon is tuned by the first alone. */
export type Half = 'tuning' | 'held-back';

/** What two readers chose, above the text of a job description. */
interface Key {
  readonly competencies: readonly CompetencyId[];
  readonly phrases: Partial<Readonly<Record<CompetencyId, readonly string[]>>>;
  readonly unsaid: readonly FactId[];
}

/** Shares of 1, to three places. */
export interface Score {
  /** Of what the reader says, how much is right. */
  readonly precision: number;
  /** Of what the key says, how much the reader finds. */
  readonly recall: number;
}

export interface Figures {
  readonly texts: number;
  /** Of the five that it proposes for a text, how many are right on average. */
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

  add(said: number, right: number, inKey: number, found: number): void {
    this.#said += said;
    this.#right += right;
    this.#inKey += inKey;
    this.#found += found;
  }

  get score(): Score {
    return { precision: share(this.#right, this.#said), recall: share(this.#found, this.#inKey) };
  }
}

const share = (part: number, whole: number): number =>
  whole === 0 ? 1 : Math.round((part / whole) * 1000) / 1000;

const corpus = new URL('../../tests/reader/corpus/', import.meta.url).pathname;

/** The keyed texts of a half. */
export const textsOf = (half: Half): { name: string; key: Key; text: string }[] =>
  readdirSync(join(corpus, half))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => {
      const [, key = '', text = ''] =
        /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(join(corpus, half, name), 'utf8')) ?? [];
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

const isSame = (mark: Mark, place: Place): boolean =>
  mark.competency === place.competency && mark.start < place.end && place.start < mark.end;

/** How well the reader reads a half, measured by its keys. */
export function measure(half: Half): Figures {
  const [competencies, marks, unsaid] = [new Tally(), new Tally(), new Tally()];
  const texts = textsOf(half);
  for (const { key, text } of texts) {
    const reading = read(text);
    const five = reading.competencies.slice(0, 5).map(({ id }) => id);
    const right = five.filter((id) => key.competencies.includes(id)).length;
    competencies.add(five.length, right, key.competencies.length, right);
    const places = placesOf(text, key.phrases);
    marks.add(
      reading.marks.length,
      reading.marks.filter((mark) => places.some((place) => isSame(mark, place))).length,
      places.length,
      places.filter((place) => reading.marks.some((mark) => isSame(mark, place))).length,
    );
    const agreed = reading.unsaid.filter((fact) => key.unsaid.includes(fact)).length;
    unsaid.add(reading.unsaid.length, agreed, key.unsaid.length, agreed);
  }
  return {
    texts: texts.length,
    rightOfFive: Math.round(competencies.score.precision * 50) / 10,
    competencies: competencies.score,
    marks: marks.score,
    unsaid: unsaid.score,
  };
}
