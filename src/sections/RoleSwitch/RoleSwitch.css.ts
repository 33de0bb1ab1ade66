import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import {
  below,
  forcedColors,
  from,
  outlinedChoice,
  radius,
  space,
  targetSize,
  withoutScript,
  wrappingRow,
} from '../../design/tokens.ts';

/** Hidden without scripts, where it cannot change the role. */
export const root = style({
  ...wrappingRow(`${space[2]} ${space[4]}`, 'center'),
  '@media': { [withoutScript]: { display: 'none' }, print: { display: 'none' } },
});

/** Not displayed below `lg`, to save room: the choices are clear without it. */
export const label = style({
  fontSize: '1rem',
  color: vars.text.muted,
  '@media': { [below('lg')]: { display: 'none' } },
});

export const choices = style({
  ...wrappingRow(space[1]),
  background: vars.surface.raised,
  border: `1px solid ${vars.border.control}`,
  borderRadius: radius.control,
});

export const choice = style({
  minHeight: targetSize,
  // Small, so that three choices fit into a line on a phone.
  paddingInline: '0.4rem',
  fontSize: '1rem',
  letterSpacing: '-0.01em',
  fontWeight: 600,
  color: vars.text.link,
  borderRadius: `calc(${radius.control} - 1px)`,
  selectors: {
    '&:hover': { background: vars.action.quietHover },
    // Not `vars.action.fill`, which is teal on a dark page: teal marks scores and evidence.
    '&[aria-pressed="true"]': { color: vars.surface.page, background: vars.text.link },
  },
  '@media': {
    [from('sm')]: { paddingInline: space[4] },
    [forcedColors]: { selectors: outlinedChoice('&[aria-pressed="true"]', '&:focus-visible') },
  },
});
