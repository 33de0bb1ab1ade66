import { style } from '@vanilla-extract/css';
import { primitiveRule } from '../../design/layered.ts';

export const root = style(primitiveRule({ flex: 'none' }));
