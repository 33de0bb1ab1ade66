import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import {
  figures,
  from,
  hairline,
  radius,
  space,
  withoutScript as noScript,
  wrappingRow,
} from '../../design/tokens.ts';

export const sheet = style({
  width: '100%',
  border: hairline,
  borderRadius: radius.card,
  background: vars.surface.sunken,
  '@media': { [noScript]: { display: 'none' } },
});

export const summary = style({
  padding: space[4],
  fontWeight: 600,
  color: vars.text.strong,
  '@media': { [from('md')]: { padding: space[6] } },
});

const part = {
  padding: space[4],
  borderTop: hairline,
  '@media': { [from('md')]: { padding: space[6] } },
} as const;

export const lines = style({ ...part, display: 'grid', gap: space[2] });

export const line = style({
  ...wrappingRow(`0 ${space[4]}`),
  color: vars.text.muted,
});

export const name = style({ flex: '0 1 6rem' });

export const value = style({
  flex: '1 1 8rem',
  minWidth: 0,
  color: vars.text.strong,
  overflowWrap: 'anywhere',
});

export const urls = style({
  ...part,
  ...figures,
  fontSize: '0.9375rem',
  display: 'grid',
  gap: space[1],
  color: vars.text.muted,
  overflowWrap: 'anywhere',
});

export const withScript = style({ '@media': { [noScript]: { display: 'none' } } });

export const withoutScript = style({
  display: 'none',
  '@media': { [noScript]: { display: 'block' } },
});
