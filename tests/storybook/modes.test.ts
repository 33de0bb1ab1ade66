import { describe, expect, it } from 'vitest';
import { isMode, modes, modesOf } from '../../.storybook/modes.ts';
import { inChromatic, snapshotsOf } from '../../.storybook/pictured.ts';
import { readApproved } from '../../visual/approved.ts';

const story = 'sections-hero--default';
const { desktop, phone, dark } = modes;

describe('the parameters for Chromatic', () => {
  it('name windows, and globals of the toolbar for theme, ground, contrast and text size', () => {
    const asked = [
      'desktop',
      'phone',
      'hover',
      'forced-colors',
      'dark',
      'inverse',
      'more-contrast',
      'text-200',
    ] as const;
    // No hover, which Chromatic cannot show, and no forced colors, which it sets only for a whole story.
    expect(inChromatic(story, { modes: asked })).toEqual({
      modes: {
        desktop: { viewport: desktop.viewport },
        phone: { viewport: phone.viewport },
        dark: { viewport: dark.viewport, theme: 'dark' },
        inverse: { viewport: desktop.viewport, ground: 'inverse' },
        'more-contrast': { viewport: desktop.viewport, contrast: 'more' },
        'text-200': { viewport: desktop.viewport, text: '200' },
      },
    });
  });

  it.each([
    ['a story without a picture', story, { modes: [] }],
    ['modes that only our browser can show', story, { modes: ['hover', 'focus'] as const }],
    ['extreme copy', 'sections-hero--unbroken-word', {}],
  ])('disable %s', (_, id, wish) => {
    expect(inChromatic(id, wish)).toEqual({ disableSnapshot: true });
  });

  it('set print or forced colors for the whole story when it has no other mode', () => {
    expect(inChromatic(story, { modes: ['print'] })).toMatchObject({ media: 'print' });
    expect(inChromatic(story, { modes: ['forced-colors'] })).toMatchObject({
      forcedColors: 'active',
    });
  });

  it('come to at most 700 snapshots in a full build', () => {
    const approved = Object.entries(readApproved('.'));
    const counts = approved.map(([id, own]) =>
      snapshotsOf(id, { modes: Object.keys(own).filter(isMode) }),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(700);
  });
});

describe('extreme copy', () => {
  it('has one picture at most: in its mode if it names exactly one, else on a desktop if it is long', () => {
    expect(modesOf('sections-hero--long-content', ['phone', 'print'])).toEqual(['desktop']);
    expect(modesOf('sections-hero--unbroken-word')).toEqual([]);
    expect(modesOf('layout-pagelayout--unbroken-word', ['focus'])).toEqual(['focus']);
  });
});
