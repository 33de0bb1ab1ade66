import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import {
  dash,
  floatingShadow,
  from,
  hairline,
  motion,
  radius,
  screenBelow,
  space,
  typeScale,
} from '../../design/tokens.ts';

/** The picture is in the corner beside the title; above it where cards are beside each other. */
export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) clamp(4.5rem, 26vw, 7rem)',
  gridTemplateRows: 'auto auto 1fr',
  alignContent: 'start',
  minWidth: 0,
  overflow: 'hidden',
  border: hairline,
  borderRadius: radius.card,
  background: vars.surface.raised,
  transition: `border-color ${motion.hover} ${motion.easing}, box-shadow ${motion.hover} ${motion.easing}`,
  selectors: { '&:hover': { borderColor: vars.border.control, boxShadow: floatingShadow } },
  '@media': {
    [from('md')]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: '9rem auto auto 1fr',
      // The last cards fill their row.
      selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
    },
    [from('lg')]: {
      gridColumn: 'span 2',
      selectors: {
        '&:last-child:nth-child(3n)': { gridColumn: 'span 2' },
        '&:nth-last-child(2):nth-child(3n + 1), &:last-child:nth-child(3n + 2)': {
          gridColumn: 'span 3',
        },
      },
    },
  },
});

export const picture = style({
  gridArea: '1 / 2',
  alignSelf: 'start',
  height: '5.5rem',
  overflow: 'hidden',
  borderEndStartRadius: radius.card,
  '@media': { [from('md')]: { gridArea: 'auto', height: '100%', borderRadius: 0 } },
});

export const head = style({
  display: 'grid',
  gap: space[1],
  alignContent: 'start',
  padding: `${space[3]} ${space[4]} ${space[1]}`,
  '@media': { [from('md')]: { padding: `${space[6]} ${space[6]} ${space[3]}` } },
});

export const title = style(typeScale.h3);

export const link = style({
  color: vars.text.strong,
  textDecoration: 'none',
  selectors: {
    // The whole card is the link's target.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { color: vars.text.link, textDecoration: 'underline' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `2px solid ${vars.focus}`,
      outlineOffset: '-3px',
      borderRadius: radius.card,
    },
  },
});

export const facts = style({ ...typeScale.small, color: vars.text.muted });

/** The title says as much, where there is little room. */
export const kind = style({ '@media': { [screenBelow('md')]: { display: 'none' } } });

/** Minutes and sources go to the next line together. */
export const figures = style({ display: 'inline-block' });

export const description = style({
  gridColumn: '1 / -1',
  padding: `${space[1]} ${space[4]} 0`,
  fontSize: '1rem',
  lineHeight: '1.45',
  color: vars.text.body,
  '@media': { [from('md')]: { padding: `0 ${space[6]}` } },
});

export const foot = style({
  display: 'grid',
  gap: space[3],
  alignContent: 'start',
  gridColumn: '1 / -1',
  padding: `${space[3]} ${space[4]} ${space[4]}`,
  '@media': { [from('md')]: { padding: `${space[4]} ${space[6]} ${space[6]}` } },
});

export const points = style({ display: 'grid', gap: space[2] });

export const point = style({
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr)',
  fontSize: '1rem',
  lineHeight: '1.5',
  color: vars.text.muted,
  '::before': dash,
});

export const more = style({ ...typeScale.small, color: vars.text.muted });
