/** Turns straight quotes into curly ones: “double”, ‘single’, and the apostrophe’s. */
export const withCurlyQuotes = (text: string): string =>
  text
    .replaceAll(/(^|[\s([–—-])"/g, '$1“')
    .replaceAll('"', '”')
    .replaceAll(/(^|[\s([–—“-])'/g, '$1‘')
    .replaceAll("'", '’');
