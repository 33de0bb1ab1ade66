import { vars } from '../../design/contract.css.ts';
import { style, styleVariants } from '../../design/sectionStyle.ts';
import { figures, forcedColors, hairline, motion, radius, space } from '../../design/tokens.ts';
import { fileFrom } from './FilePage.css.ts';

export const root = style({ display: 'grid', gap: space[3], minWidth: 0 });

export const competency = style({
  fontSize: '1.25rem',
  fontWeight: 600,
  lineHeight: '1.25',
  color: vars.text.strong,
  '@container': { [fileFrom.medium]: { fontSize: '1.75rem' } },
});

export const lines = style({ display: 'grid', gap: space[2] });

const lineBase = style({
  display: 'grid',
  gridTemplateColumns: '1.75rem minmax(0, 1fr)',
  gap: `${space[1]} ${space[3]}`,
  alignItems: 'center',
  minHeight: '4rem',
  padding: `${space[2]} ${space[3]}`,
  fontSize: '1.0625rem',
  lineHeight: '1.35',
  color: vars.text.strong,
  border: hairline,
  borderRadius: radius.control,
  transition: `background-color ${motion.disclosure} ${motion.easing}`,
  '@container': {
    [fileFrom.medium]: {
      gridTemplateColumns: '1.75rem minmax(0, 1fr) 4rem',
      padding: space[4],
      fontSize: '1.25rem',
    },
  },
});

export const line = styleVariants({
  open: [lineBase],
  ticked: [lineBase, { background: vars.surface.tint }],
});

export const box = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  fontSize: '1.25rem',
  color: vars.text.evidence,
  border: `1.5px solid ${vars.border.control}`,
  borderRadius: radius.cell,
  background: vars.surface.raised,
});

const drawn = style({
  strokeDasharray: 1,
  transition: `stroke-dashoffset ${motion.reveal} ${motion.easing}`,
  stroke: vars.text.evidence,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});

/** The tick is drawn as by a pen. */
export const tick = styleVariants({
  here: [drawn, { strokeDashoffset: 0 }],
  coming: [drawn, { strokeDashoffset: 1, visibility: 'hidden' }],
});

const timeBase = style({
  ...figures,
  gridColumn: 2,
  color: vars.text.evidence,
  transition: `opacity ${motion.disclosure} ${motion.easing}`,
  '@container': { [fileFrom.medium]: { gridColumn: 3, justifySelf: 'end' } },
});

export const time = styleVariants({ here: [timeBase], coming: [timeBase, { opacity: 0 }] });
