import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { depth, hairline, highWindow, screenBelow, space } from '../../design/tokens.ts';

/** How far a page is scrolled before the bar is seen, where the first screen has a form. */
const formHeight = '28rem';

/**
 * As high as the page from where its form has left the screen: the bar in it cannot be higher than that,
 * and stays at the window's lower edge from there on. It takes no room, so nothing moves.
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
        // Elsewhere the header has the call.
        ':has(#hero-form) > &': { display: 'flex' },
        // Above the band that closes the page.
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
    // At the page's end, and so never above what has the focus.
    [`:has(:focus-visible) > ${track}:not(:focus-within) > &`]: { position: 'static' },
  },
});
