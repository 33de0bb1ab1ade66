import { phraseGroups } from '../reader/lexicon/phrases.ts';
import type { CompetencyId } from '../reader/types.ts';
import type { ReadCompetency } from './readCompetencies.ts';

const phrasesOf = (id: CompetencyId): string[] =>
  phraseGroups.filter(({ competency }) => competency === id).flatMap(({ phrases }) => phrases);

/** The phrases of the reader by competency, as they are printed. */
export const phrasesByCompetency = (
  competencies: readonly Pick<ReadCompetency, 'id' | 'name'>[],
): { name: string; phrases: string[] }[] =>
  competencies.map(({ id, name }) => ({ name, phrases: phrasesOf(id) }));
