import { style } from '../../design/primitiveStyle.ts';

export const root = style({ flex: 'none' });
