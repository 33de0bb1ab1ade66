import { characters, space } from '../../design/tokens.ts';

/** Width of an article's lines. Narrow, because long paragraphs in wide lines are hard to read. */
export const articleMeasure = characters(62);

export const joinWidth = '13rem';

/** Width of the right margin on a wide screen: the card that calls to join, and the gap before it. */
export const margin = `(${joinWidth} + ${space[12]})`;
