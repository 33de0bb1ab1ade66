import { style } from '../../design/primitiveStyle.ts';

export const address = style({ overflowWrap: 'anywhere' });
