import { style } from '@vanilla-extract/css';
import { primitiveRule } from '../../design/layered.ts';

export const address = style(primitiveRule({ overflowWrap: 'anywhere' }));
