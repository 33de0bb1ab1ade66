import { characters, space } from '../../design/tokens.ts';

/** Width of an article's lines: the narrow end of what reads well, because its paragraphs are long. */
export const articleMeasure = characters(62);

export const joinWidth = '13rem';

/** What is beside the text on a wide screen: the call to join, and the gap before it. */
export const margin = `(${joinWidth} + ${space[12]})`;
