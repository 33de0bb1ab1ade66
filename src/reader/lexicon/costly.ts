import type { CostlyReason } from '../types.ts';
import { type Phrases, listOf } from './group.ts';

/** Words that keep good candidates from applying, by reason. */
export const costlyPhrases: Readonly<
  Record<CostlyReason, { readonly phrases: Phrases; readonly unless?: Phrases }>
> = {
  years: {
    phrases: listOf(
      '# year … experience, # # year … experience, # year in … sales, # yr … experience',
    ),
    unless: listOf('combined, we, company'),
  },
  age: {
    phrases: listOf(
      'young … team/company/professional/graduate, young … hungry, recent graduate, recent college graduate, youthful',
    ),
  },
  'native-speaker': {
    phrases: listOf(
      'native … speaker, native english/german/french/spanish/dutch/italian, mother tongue',
    ),
    unless: ['non', 'or'],
  },
  gendered: { phrases: listOf('salesman, salesmen') },
  masculine: { phrases: listOf('dominate … market/competition/territory, aggressive') },
  slang: {
    phrases: listOf(
      'ninja, rockstar, rock star, guru, killer, killer instinct, crush … quota/number/target/competition, crush it, kill it, attack … market, smash … target/quota, eat what you kill, warrior, assassin, beast',
    ),
  },
};
