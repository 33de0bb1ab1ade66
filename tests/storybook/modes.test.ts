import { describe, expect, it } from 'vitest';
import { defaultModesOf, frames, modes } from '../../.storybook/modes.ts';
import { inChromatic, pictured } from '../../.storybook/pictured.ts';
import { plannedModes } from '../../visual/selection.ts';

const isSpoken = (story: string, mode: string) => story === 'a--b' && mode === 'desktop';
const config = { modes, defaultModesOf, isSpoken };
const names = (story: string, wish = {}) =>
  plannedModes(config, story, wish).map(({ name }) => name);

describe('the modes of a story', () => {
  it('are those of its kind where it says nothing', () => {
    expect(names('pages-home--default')).toEqual([
      'desktop',
      'tablet',
      'phone',
      'dark',
      'dark-phone',
    ]);
    expect(names('primitives-button--default')).toContain('dark');
    expect(names('sections-hero--long-content')).toEqual(['desktop', 'narrow']);
  });

  it('are those it asks for, in the order of the list', () => {
    expect(names('pages-home--default', { modes: ['print', 'desktop'] })).toEqual([
      'desktop',
      'print',
    ]);
  });

  it('are none where it says why', () => {
    expect(names('pages-home--default', { skip: 'It shows the hour.' })).toEqual([]);
  });

  it('are refused where there is no such mode', () => {
    expect(() => names('pages-home--default', { modes: ['dekstop'] })).toThrow(
      'There is no mode "dekstop"',
    );
  });

  it('carry texts once at least', () => {
    const texted = (wish: object) =>
      plannedModes(config, 'a--b', wish)
        .filter(({ texts }) => texts.includes('words'))
        .map(({ name }) => name);
    expect(texted({ modes: ['desktop', 'phone', 'hover'] })).toEqual(['desktop', 'phone']);
    expect(texted({ modes: ['forced-colors', 'print'] })).toEqual(['forced-colors']);
  });

  it('carry speech where the project wants it', () => {
    const spoken = (story: string) =>
      plannedModes(config, story, { modes: ['desktop', 'phone'] })
        .filter(({ texts }) => texts.includes('speech'))
        .map(({ name }) => name);
    expect(spoken('a--b')).toEqual(['desktop']);
    expect(spoken('c--d')).toEqual([]);
  });
});

describe('what Chromatic is told', () => {
  it('is the same windows', () => {
    expect(pictured({ modes: ['desktop', 'phone', 'hover', 'forced-colors'] }).chromatic).toEqual({
      modes: {
        desktop: { viewport: modes.desktop.viewport },
        phone: { viewport: modes.phone.viewport },
      },
    });
  });

  it('is to take no picture where there is none here', () => {
    expect(pictured({ skip: 'It shows the hour.' }).chromatic).toEqual({ disableSnapshot: true });
  });

  it('is to take no picture of what only our browser can do', () => {
    expect(inChromatic([...frames, 'hover'])).toEqual({ disableSnapshot: true });
  });

  it('is said of the whole story where it is about forced colors or print alone', () => {
    expect(inChromatic(['print'])).toMatchObject({ media: 'print' });
    expect(inChromatic(['forced-colors'])).toMatchObject({ forcedColors: 'active' });
  });
});
