/** Turns typewriter quotes into printer's ones: “double”, ‘single’ and the apostrophe’s own. */
export const withCurlyQuotes = (text: string): string =>
  text
    .replaceAll(/(^|[\s([–—-])"/g, '$1“')
    .replaceAll('"', '”')
    .replaceAll(/(^|[\s([–—“-])'/g, '$1‘')
    .replaceAll("'", '’');
