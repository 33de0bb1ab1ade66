import { expect, it } from 'vitest';
import type { Snapshot } from '../../visual/approved.ts';
import type { Captures } from '../../visual/results.ts';
import { problemOf } from '../../visual/faultyCopy.ts';
import { groupsOf, isSeenIn } from '../../visual/mutate.ts';
import { visualConfig } from '../../visual.config.ts';

const fault = (what: string, file: string, component: string) => ({
  what,
  component,
  file,
  find: 'export',
  replace: 'EXPORT',
});
const hero = fault('hero', 'src/sections/Hero/Hero.css.ts', 'sections-hero');
const faq = fault('faq', 'src/sections/Faq/Faq.css.ts', 'sections-faq');
const token = fault('token', 'src/design/palette.ts', 'sections-hero');
const fileOf = (component: string) =>
  `stories/sections/${component === 'sections-hero' ? 'Hero' : 'Faq'}.stories.tsx`;

const snapshot: Snapshot = { picture: 'a', width: 1, height: 1, texts: { tree: ['t'] } };
const captured = (modes: Readonly<{ [mode: string]: Snapshot }>) =>
  ({ pictures: { 'sections-hero--default': modes } }) as unknown as Captures;

it('makes faults of different components at once; tokens, and two of one component, one by one', () => {
  const other = { ...hero, what: 'other' };
  expect(groupsOf(visualConfig, [hero, faq, token, other], fileOf)).toEqual([
    [hero, faq],
    [token],
    [other],
  ]);
});

it('finds the text of each fault in the sources, and reports one that is out of date', () => {
  const { faults, root } = visualConfig;
  expect(problemOf(root, { ...hero, find: 'no such text' })).toContain('does not say');
  expect(faults.flatMap((one) => problemOf(root, one) ?? [])).toEqual([]);
});

it('sees a fault where a text or the set of modes differs', () => {
  const other = { ...snapshot, texts: { tree: ['other'] } };
  const seen = [{ desktop: snapshot }, { desktop: other }, {}].map((now) =>
    isSeenIn(captured({ desktop: snapshot }), captured(now), 'sections-hero'),
  );
  expect(seen).toEqual([false, true, true]);
});
