import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import {
  figures,
  hairline,
  motion,
  reducedMotion,
  space,
  typeScale,
  wrappingRow,
} from '../../design/tokens.ts';
import { sheetFrom } from '../../primitives/Sheet/Sheet.css.ts';

export const entry = style({
  position: 'relative',
  display: 'grid',
  padding: space[4],
  selectors: { '& + &': { borderTop: hairline } },
  '@container': {
    [sheetFrom.wide]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
      columnGap: space[8],
      alignItems: 'start',
    },
  },
});

export const scored = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  fontWeight: 600,
  color: vars.text.strong,
  '@container': {
    [sheetFrom.wide]: { flexDirection: 'row-reverse', justifyContent: 'space-between' },
  },
});

const draw = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } });

export const receipt = style({
  position: 'relative',
  display: 'grid',
  gap: space[1],
  // On a narrow sheet the hairline runs down from the middle of the score cell.
  marginInlineStart: '1.25rem',
  paddingTop: space[2],
  paddingInlineStart: space[4],
  borderInlineStart: `1.5px solid ${vars.border.evidence}`,
  '@container': { [sheetFrom.wide]: { marginInlineStart: 0, paddingTop: 0 } },
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      top: '0.875rem',
      insetInlineEnd: '100%',
      width: 0,
      borderTop: `1.5px solid ${vars.border.evidence}`,
      transformOrigin: 'right',
      animation: `${draw} ${motion.draw} ${motion.easing} ${motion.reveal} backwards`,
      '@container': { [sheetFrom.wide]: { width: space[8] } },
      '@media': { [reducedMotion]: { animation: 'none' } },
    },
  },
});

export const time = style({ ...figures, color: vars.text.evidence });

export const quote = style({
  fontSize: '1rem',
  lineHeight: '1.45',
  fontWeight: 500,
  color: vars.text.strong,
});

export const rationale = style({ ...typeScale.small, color: vars.text.muted });

export const others = style({
  ...wrappingRow(`${space[2]} ${space[6]}`, 'center'),
  padding: `${space[3]} ${space[4]}`,
  borderTop: hairline,
  fontSize: '1rem',
  color: vars.text.muted,
  // An invisible item of full width after the label: the scores begin on the next line.
  '::before': { content: '', order: 1, width: '100%', marginBottom: `-${space[2]}` },
});

export const other = style({
  order: 1,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
});

export const decision = style({
  display: 'grid',
  gap: `${space[2]} ${space[8]}`,
  padding: space[4],
  background: vars.surface.sunken,
  borderTop: hairline,
  '@container': {
    [sheetFrom.wide]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' },
  },
});

export const recommendation = style({
  fontSize: '1.0625rem',
  fontWeight: 600,
  color: vars.text.strong,
});

export const because = style({ color: vars.text.body });

export const people = style({ fontWeight: 600, color: vars.text.strong });
