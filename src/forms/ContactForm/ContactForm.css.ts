import { style } from '../../design/sectionStyle.ts';

/** Reserves the height of the topic's chip, which appears after hydration, so that the fields do not shift. */
export const topic = style({ display: 'flex', alignItems: 'center', minHeight: '2.25rem' });
