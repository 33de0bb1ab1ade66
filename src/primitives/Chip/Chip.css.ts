import { vars } from '../../design/contract.css.ts';
import { styleVariants } from '../../design/primitiveStyle.ts';
import { below, hairline, radius, typeScale } from '../../design/tokens.ts';

const base = {
  ...typeScale.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4em',
  paddingBlock: '0.3em',
  paddingInline: '0.7em',
  // Narrower on a phone, so that two chips more often fit on a line.
  '@media': { [below('sm')]: { paddingInline: '0.5em' } },
  borderRadius: radius.cell,
  border: hairline,
} as const;

export const tone = styleVariants({
  neutral: { ...base, color: vars.text.muted, background: vars.surface.raised },
  evidence: {
    ...base,
    color: vars.text.evidence,
    background: vars.surface.tint,
    borderColor: 'transparent',
  },
});
