import { expect, test } from 'vitest';
import type { Mode } from '../../.storybook/mode.ts';
import { inChromatic, isPlain } from '../../.storybook/pictured.ts';

const viewport = { width: 1280, height: 800 };

test('a mode with a part that Chromatic was told nothing of stops the build, and is not left out', () => {
  const mode: Mode & { zoom: number } = { viewport, zoom: 2 };
  expect(() => isPlain(mode)).toThrow('"zoom"');
});

test('windows go to Chromatic; states of the pointer stay here', () => {
  expect(isPlain({ viewport, texts: true })).toBe(true);
  expect(isPlain({ viewport, state: 'hover' })).toBe(false);
  expect(Object.keys(inChromatic(['desktop', 'hover', 'phone']).modes ?? {})).toEqual([
    'desktop',
    'phone',
  ]);
  expect(inChromatic(['forced-colors'])).toMatchObject({ forcedColors: 'active' });
  expect(inChromatic(['hover'])).toEqual({ disableSnapshot: true });
});
