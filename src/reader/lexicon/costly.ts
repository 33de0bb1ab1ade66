import type { CostlyReason } from '../types.ts';
import { type Phrases, listOf } from './group.ts';

/** Words that keep good candidates from applying, by reason. */
export const costlyPhrases: Readonly<Partial<Record<CostlyReason, Phrases>>> = {
  years: listOf(
    '# year … experience, # # year … experience, # year in … sales, # year of, # yr … experience',
  ),
  age: listOf(
    'young … team/company/professional/graduate, digital native, recent graduate, recent college graduate, youthful',
  ),
  'native-speaker': listOf(
    'native … speaker, native english/german/french/spanish/dutch, mother tongue',
  ),
  gendered: listOf(
    'salesman, salesmen, chairman, ninja, rockstar, rock star, guru, manpower, he will',
  ),
  violent: listOf(
    'killer, killer instinct, crush … quota/number/target/competition, crush it, kill it, attack … market, dominate, smash … target/quota, eat what you kill, warrior, assassin, beast',
  ),
};

/** Places whose law wants the pay in the posting. */
export const payLawPlaces = listOf(
  'california, san francisco, los angeles, san diego, colorado, denver, boulder, connecticut, hawaii, illinois, chicago, maryland, baltimore, massachusetts, boston, minnesota, minneapolis, new jersey, new york, brooklyn, vermont, washington, seattle, british columbia, vancouver, ontario, toronto',
);
