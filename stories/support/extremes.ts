/** Copy of extreme length, which every layout must hold. */

const sentence =
  'Every score points to the quote that earned it, so that a debrief starts from what the candidate said and not from who speaks first. ';

/** Plain copy of `length` characters, less a space at the end. */
export const longText = (length: number): string =>
  sentence
    .repeat(Math.ceil(length / sentence.length))
    .slice(0, length)
    .trimEnd();

/** One word without a break opportunity. */
export const longWord =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
