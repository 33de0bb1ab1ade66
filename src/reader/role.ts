import { besideOthers, motionWords, ofMotion, roles } from './lexicon/roles.ts';
import { findIn, matcherOf } from './match.ts';
import type { CompetencyId, MotionId, RoleId } from './types.ts';
import type { Sentence } from './words.ts';

const titles = matcherOf(roles.map((role) => ({ ...role, unless: besideOthers })));
const motions = matcherOf(motionWords);

/** The role that a text names first, in most texts in its title, and where it stands. */
export function roleOf(sentences: readonly Sentence[]): {
  readonly role: RoleId;
  readonly motion: MotionId;
  /** Number of the sentence that names it; `Infinity` where none does. */
  readonly at: number;
} {
  for (const [at, sentence] of sentences.entries()) {
    const named = new Set(Array.from(findIn(titles, sentence), ({ rule }) => rule.id));
    const role = roles.find(({ id }) => named.has(id));
    if (role === undefined) continue;
    const motion = findIn(motions, sentence).next().value?.rule.motion ?? role.motion;
    return { role: role.id, motion, at };
  }
  return { role: 'seller', motion: 'both', at: Infinity };
}

/** What is usual for a role, by where its first meetings come from; the commonest first. */
export function usualFor(role: RoleId, motion: MotionId): CompetencyId[] {
  const { first, not } = ofMotion[motion];
  const usual = roles.find(({ id }) => id === role)?.usual ?? [];
  return [...new Set([...first, ...usual])].filter((id) => !not.includes(id));
}
