import { vars } from '../../design/contract.css.ts';
import { forcedColors, hairline, motion, outlinedChoice, space } from '../../design/tokens.ts';

/** Styles of a row that a `RadioOverlay` covers, with its states: hovered, chosen, focused. */
export const radioRow = (gridTemplateColumns: string) =>
  ({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns,
    gap: space[3],
    alignItems: 'center',
    minHeight: '3.5rem',
    padding: `${space[2]} ${space[4]}`,
    borderTop: hairline,
    transition: `background-color ${motion.hover} ${motion.easing}`,
    selectors: {
      '&:hover': { background: vars.action.quietHover },
      '&:has(:checked)': {
        background: vars.surface.tint,
        boxShadow: `inset 4px 0 0 ${vars.border.evidence}`,
      },
      '&:has(:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: '-2px' },
    },
    '@media': {
      [forcedColors]: {
        outlineOffset: '-3px',
        selectors: outlinedChoice(),
      },
    },
  }) as const;
