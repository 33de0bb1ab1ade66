import { describe, expect, it } from 'vitest';
import { frames, modes } from '../../.storybook/modes.ts';
import { inChromatic, pictured } from '../../.storybook/pictured.ts';

describe('the parameters for Chromatic', () => {
  it('name the same viewports', () => {
    expect(pictured({ modes: ['desktop', 'phone', 'hover', 'forced-colors'] }).chromatic).toEqual({
      modes: {
        desktop: { viewport: modes.desktop.viewport },
        phone: { viewport: modes.phone.viewport },
      },
    });
  });

  it('disable a story that is skipped here', () => {
    expect(pictured({ skip: 'It shows the hour.' }).chromatic).toEqual({ disableSnapshot: true });
  });

  it('disable modes that only our browser can show', () => {
    expect(inChromatic([...frames, 'hover'])).toEqual({ disableSnapshot: true });
  });

  it('set print or forced colors for the whole story when it has no other mode', () => {
    expect(inChromatic(['print'])).toMatchObject({ media: 'print' });
    expect(inChromatic(['forced-colors'])).toMatchObject({ forcedColors: 'active' });
  });
});
