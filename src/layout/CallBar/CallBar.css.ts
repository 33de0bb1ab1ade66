import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { depth, hairline, highWindow, screenBelow, space } from '../../design/tokens.ts';

/** Distance that the page scrolls before the bar appears; the form of the first screen has gone by then. */
const formHeight = '28rem';

/**
 * Covers the page from that distance below the first screen to its end. The bar inside sticks to the window's
 * lower edge and cannot leave the track, so it appears only after the form. The track takes no space.
 */
export const track = style({
  display: 'none',
  '@media': {
    [`${screenBelow('nav')} and ${highWindow}`]: {
      position: 'absolute',
      inset: `calc(100dvh + ${formHeight}) 0 0`,
      zIndex: depth.bar,
      alignItems: 'end',
      pointerEvents: 'none',
      selectors: {
        // Only on pages with a form on the first screen: on others the header has the call.
        ':has(#hero-form) > &': { display: 'flex' },
        // Above the footer, which otherwise covers the bar.
        '&:focus-within': { zIndex: depth.overBar },
      },
    },
  },
});

export const bar = style({
  position: 'sticky',
  bottom: 0,
  flex: '1',
  display: 'grid',
  gridTemplateColumns: 'min(100%, 480px)',
  justifyContent: 'center',
  minHeight: '56px',
  padding: `${space[1]} min(1.25rem, 6.25vw)`,
  background: vars.surface.page,
  borderTop: hairline,
  pointerEvents: 'auto',
  selectors: {
    // While something else has the focus, the bar is at the end of the page, so that it cannot cover that.
    [`:has(:focus-visible) > ${track}:not(:focus-within) > &`]: { position: 'static' },
  },
});
