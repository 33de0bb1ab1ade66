import { style } from '../../design/sectionStyle.ts';

/** As high as the topic that may appear here: the fields stay where they are. */
export const topic = style({ display: 'flex', alignItems: 'center', minHeight: '2.25rem' });
