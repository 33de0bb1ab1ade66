import { style } from '@vanilla-extract/css';
import { vars } from '../../design/contract.css.ts';
import { primitiveRule } from '../../design/layered.ts';
import { family, space, typeScale } from '../../design/tokens.ts';

/** A sheet answers to its own width, because it stands in columns of every size. */
export const sheetFrom = { medium: '(min-width: 28rem)', wide: '(min-width: 36rem)' } as const;

const mono = {
  ...typeScale.mono,
  fontFamily: family.mono,
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.muted,
} as const;

export const root = style(
  primitiveRule({ containerType: 'inline-size', fontSize: '0.9375rem', lineHeight: '1.5' }),
);

export const head = style(
  primitiveRule({
    ...mono,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${space[1]} ${space[4]}`,
    padding: `${space[3]} ${space[4]}`,
    background: vars.surface.sunken,
    borderBottom: `1px solid ${vars.border.hairline}`,
  }),
);

export const label = style(primitiveRule(mono));

export const foot = style(
  primitiveRule({
    display: 'grid',
    gap: `${space[1]} ${space[4]}`,
    padding: `${space[3]} ${space[4]}`,
    fontSize: '0.875rem',
    color: vars.text.muted,
    borderTop: `1px solid ${vars.border.hairline}`,
  }),
);

export const footLine = style(primitiveRule({ fontWeight: 600, color: vars.text.strong }));
