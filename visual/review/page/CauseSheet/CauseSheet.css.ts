import { vars } from '../../../../src/design/contract.css.ts';
import { style } from '../../../../src/design/sectionStyle.ts';
import { hairline, radius, space } from '../../../../src/design/tokens.ts';

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  gap: space[3],
});

export const tileItem = style({ contentVisibility: 'auto', containIntrinsicSize: 'auto 15rem' });

export const tile = style({
  display: 'grid',
  width: '100%',
  textAlign: 'start',
  background: vars.surface.raised,
  border: hairline,
  borderRadius: radius.control,
  overflow: 'clip',
  selectors: {
    '&:hover, &[aria-current]': { borderColor: vars.border.control },
    '&:focus-visible': { borderRadius: radius.control },
  },
});

/** Holds the approved picture above the new one. */
export const crops = style({
  display: 'grid',
  gridAutoRows: '5rem',
  background: vars.surface.sunken,
  borderBottom: hairline,
});

export const single = style({ gridAutoRows: '10rem' });

/** Shows only the changed region of a picture, in its actual size. */
export const crop = style({
  width: '100%',
  height: '100%',
  minHeight: 0,
  objectFit: 'none',
  selectors: { '& + &': { borderTop: hairline } },
});

/** Shows all of a picture that has no changed region. */
export const fitted = style([crop, { objectFit: 'contain' }]);

export const caption = style({ display: 'grid', padding: space[3] });
