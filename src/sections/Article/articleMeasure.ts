import { characters } from '../../design/tokens.ts';

/** Width of an article's lines: the narrow end of what reads well, because its paragraphs are long. */
export const articleMeasure = characters(62);
