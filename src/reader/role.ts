import { beforeOthersTitle, motionWords, ofMotion, roles } from './lexicon/roles.ts';
import { findIn, matcherOf } from './match.ts';
import type { CompetencyId, MotionId, RoleId } from './types.ts';
import type { Sentence } from './words.ts';

const titles = matcherOf(roles);
const motions = matcherOf(motionWords);

/** How many words before a title tell whose it is, besides the first word of the sentence. */
const nearby = 5;

/** Whether the title at `first` is somebody else's. */
const isOthers = (sentence: Sentence, first: number): boolean =>
  beforeOthersTitle.test(
    [...sentence.slice(0, 1), ...sentence.slice(Math.max(0, first - nearby), first)]
      .map(({ word }) => word)
      .join(' '),
  );

/** The role that a text names first, usually in its title, with its motion and the place of its name. */
export function roleOf(sentences: readonly Sentence[]): {
  readonly role: RoleId;
  readonly motion: MotionId;
  /** Index of the sentence that names the role; `Infinity` if none does. */
  readonly at: number;
} {
  for (const [at, sentence] of sentences.entries()) {
    const named = [...findIn(titles, sentence)].filter(({ first }) => !isOthers(sentence, first));
    const role = roles.find(({ id }) => named.some(({ rule }) => rule.id === id));
    if (role === undefined) continue;
    const motion = findIn(motions, sentence).next().value?.rule.motion ?? role.motion;
    return { role: role.id, motion, at };
  }
  return { role: 'seller', motion: 'both', at: Infinity };
}

/** Competencies that are usual for a role with this motion, most usual first. */
export function usualFor(role: RoleId, motion: MotionId): CompetencyId[] {
  const { first, not } = ofMotion[motion];
  const usual = roles.find(({ id }) => id === role)?.usual ?? [];
  return [...new Set([...first, ...usual])].filter((id) => !not.includes(id));
}
