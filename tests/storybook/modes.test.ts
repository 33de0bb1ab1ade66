import { describe, expect, it } from 'vitest';
import { frames, modes } from '../../.storybook/modes.ts';
import { inChromatic, pictured } from '../../.storybook/pictured.ts';

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
