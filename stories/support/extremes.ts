/** Copy at the edge of what a layout must carry. */

const sentence =
  'Every score points to the quote that earned it, so that a debrief starts from what the candidate said and not from who speaks first. ';

/** Plain copy of so many characters. */
export const longText = (length: number): string =>
  sentence
    .repeat(Math.ceil(length / sentence.length))
    .slice(0, length)
    .trimEnd();

/** One word without a break opportunity. */
export const longWord =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
