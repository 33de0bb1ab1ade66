import { expect, test } from 'vitest';
import { readView, settled } from '../../src/content/read.ts';
import { readData } from '../../src/content/readData.ts';
import { read } from '../../src/reader/read.ts';
import type { Place } from '../../src/reader/types.ts';
import { others, placesOf, postings } from './corpus.ts';

/** Counts the statements of the reader, and collects those that the keys of the texts do not confirm. */
class Tally {
  readonly wrong: string[] = [];
  said = 0;

  add(what: string, isRight: boolean): void {
    this.said += 1;
    if (!isRight) this.wrong.push(what);
  }

  /** Share of statements that are right, from 0 to 1. */
  get precision(): number {
    expect(this.said).toBeGreaterThan(0);
    return 1 - this.wrong.length / this.said;
  }
}

const touches = (one: Place, other: Place): boolean =>
  one.start < other.end && other.start < one.end;

const splits = Object.entries(postings);

test.each(splits)('“in your text” is right for nine of ten marks: %s', (_split, texts) => {
  const tally = new Tally();
  for (const { name, key, text } of texts) {
    const places = placesOf(text, key.phrases);
    for (const mark of read(text).marks)
      tally.add(
        `${name}: ${mark.competency} by “${text.slice(mark.start, mark.end)}”`,
        places.some((place) => place.of === mark.competency && touches(mark, place)),
      );
  }
  expect(tally.precision, tally.wrong.join('\n')).toBeGreaterThanOrEqual(0.9);
});

test('a fact that is not asked for is in the text, in 98 of 100', () => {
  const tally = new Tally();
  for (const [, texts] of splits)
    for (const { name, key, text } of texts)
      for (const fact of read(text).said) tally.add(`${name}: ${fact}`, !key.unsaid.includes(fact));
  expect(tally.precision, tally.wrong.join('\n')).toBeGreaterThanOrEqual(0.98);
});

test('words that cost candidates are right for nine of ten', () => {
  const tally = new Tally();
  for (const [, texts] of splits)
    for (const { name, key, text } of texts) {
      const places = placesOf(text, key.costly ?? {});
      for (const found of read(text).words)
        tally.add(
          `${name}: ${found.reason} by “${text.slice(found.start, found.end)}”`,
          places.some((place) => place.of === found.reason && touches(found, place)),
        );
    }
  expect(tally.precision, tally.wrong.join('\n')).toBeGreaterThanOrEqual(0.9);
});

test('every sales posting is read', () => {
  const refused = splits.flatMap(([, texts]) =>
    texts.filter(({ text }) => read(text).kind !== 'read').map(({ name }) => name),
  );
  expect(refused).toEqual([]);
});

test.each(others)('what is no sales posting is refused: $name', ({ key, text }) => {
  expect(read(text).kind).toBe(key.kind);
});

test('nothing that is said of a posting claims what it lacks', () => {
  const data = readData();
  const absence = /\b(?:does not|doesn’t|lacks?|missing|leaves out|unsure|no mention)\b/i;
  for (const [, texts] of splits)
    for (const { text } of texts) {
      const reading = read(text);
      const state = { isSample: false, isReading: false, hasPlan: false, ticks: {} };
      const { list, words } = readView(data, { ...state, text, reading });
      const said = [
        settled(data, text, reading),
        list.lead,
        ...list.groups.flatMap(({ heading, none }) => [heading, none ?? '']),
        ...words.items.map(({ heading }) => heading),
      ].join('\n');
      expect(said.replaceAll(/“[^”]*”/g, '')).not.toMatch(absence);
    }
});
