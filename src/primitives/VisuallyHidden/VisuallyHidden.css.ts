import { style } from '@vanilla-extract/css';
import { primitiveRule } from '../../design/layered.ts';

export const root = style(
  primitiveRule({
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);
