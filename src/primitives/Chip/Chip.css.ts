import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../design/contract.css.ts';
import { primitiveRule } from '../../design/layered.ts';
import { below, family, radius, typeScale } from '../../design/tokens.ts';

const base = {
  ...typeScale.mono,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4em',
  fontFamily: family.mono,
  paddingBlock: '0.3em',
  paddingInline: '0.7em',
  // On a phone two of them share a line more often.
  '@media': { [below('sm')]: { paddingInline: '0.5em' } },
  borderRadius: radius.cell,
  border: `1px solid ${vars.border.hairline}`,
} as const;

export const tone = styleVariants({
  neutral: primitiveRule({ ...base, color: vars.text.muted, background: vars.surface.raised }),
  evidence: primitiveRule({
    ...base,
    color: vars.text.evidence,
    background: vars.surface.tint,
    borderColor: 'transparent',
  }),
});
