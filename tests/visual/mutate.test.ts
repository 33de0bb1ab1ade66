import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Snapshot } from '../../visual/approved.ts';
import type { Captures, Failure } from '../../visual/results.ts';
import { describeScore, seenIn } from '../../visual/faultScore.ts';
import { problemOf } from '../../visual/faultyCopy.ts';
import { groupsOf } from '../../visual/mutate.ts';
import { visualConfig } from '../../visual.config.ts';

const fault = (what: string, file: string, component: string) => ({
  what,
  component,
  file,
  find: 'export',
  replace: 'EXPORT',
  isSample: false,
});
const hero = fault('hero', 'src/sections/Hero/Hero.css.ts', 'sections-hero');
const faq = fault('faq', 'src/sections/Faq/Faq.css.ts', 'sections-faq');
const token = fault('token', 'src/design/palette.ts', 'sections-hero');
const fileOf = (component: string) =>
  ({
    'sections-hero': 'stories/sections/Hero.stories.tsx',
    'sections-faq': 'stories/sections/Faq.stories.tsx',
  })[component];

const shot: Snapshot = {
  picture: 'a',
  width: 1,
  height: 1,
  texts: { words: ['w'], tree: ['t'], fingerprint: ['f'] },
};
const captured = (shots: Readonly<{ [mode: string]: Snapshot | Failure }>) =>
  ({ pictures: { 'sections-hero--default': shots } }) as unknown as Captures;

describe('making faults', () => {
  it('makes those at once that cannot meet, and tokens alone', () => {
    expect(groupsOf(visualConfig, [hero, faq, token], fileOf)).toEqual([[hero, faq], [token]]);
  });

  it('makes two faults of one component one after the other', () => {
    const other = { ...hero, what: 'other' };
    expect(groupsOf(visualConfig, [hero, other], fileOf)).toEqual([[hero], [other]]);
  });

  it('says which line is out of date', () => {
    expect(problemOf(visualConfig.root, hero)).toBeNull();
    expect(problemOf(visualConfig.root, { ...hero, find: 'no such text' })).toContain(
      'does not say',
    );
    expect(problemOf(visualConfig.root, { ...hero, file: 'src/gone.ts' })).toContain('not exist');
  });

  it('changes something with each line, and names eight as the sample', () => {
    const { faults, root } = visualConfig;
    expect(faults.map((one) => problemOf(root, one)).filter((problem) => problem !== null)).toEqual(
      [],
    );
    expect(faults.length).toBeGreaterThanOrEqual(80);
    expect(faults.filter(({ find, replace }) => find === replace)).toEqual([]);
    expect(new Set(faults.map(({ what }) => what)).size).toBe(faults.length);
    expect(faults.filter(({ isSample }) => isSample)).toHaveLength(8);
  });

  it('makes the sample with one build', () => {
    const shownIn = new Map(
      readdirSync('stories', { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.stories.tsx'))
        .map((name) => name.replaceAll('\\', '/'))
        .map((name) => [name.replace('.stories.tsx', '').replace('/', '-').toLowerCase(), name]),
    );
    const sample = visualConfig.faults.filter(({ isSample }) => isSample);
    const groups = groupsOf(visualConfig, sample, (component) => {
      const name = shownIn.get(component);
      return name && `stories/${name}`;
    });
    expect(groups).toHaveLength(1);
  });
});

describe('telling who saw a fault', () => {
  it.each([
    ['nobody', { desktop: shot }, []],
    ['the pixels', { desktop: { ...shot, picture: 'b' } }, ['picture']],
    ['a text', { desktop: { ...shot, texts: { ...shot.texts, tree: ['other'] } } }, ['tree']],
    ['the story', { desktop: { failure: 'It failed.' } }, ['story']],
    ['the set of pictures', {}, ['set']],
  ] as const)('names %s', (_, shots, oracles) => {
    expect(seenIn(captured({ desktop: shot }), captured(shots), 'sections-hero')).toEqual(oracles);
  });

  it('counts, and lists what was missed or not made', () => {
    const text = describeScore([
      { fault: hero, seenBy: ['picture'], problem: null },
      { fault: faq, seenBy: [], problem: null },
      { fault: token, seenBy: [], problem: 'It is gone.' },
    ]);
    expect(text.split('\n')).toEqual([
      '1 of 2 faults seen (picture 1).',
      'missed: faq',
      'not made: token: It is gone.',
    ]);
  });
});
