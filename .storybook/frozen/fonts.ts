/** Font families that load from a file. The others only adjust a system font, which a machine may lack. */
function webFamilies(): Set<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return new Set(
    rules
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .filter((rule) => rule.style.getPropertyValue('src').includes('url('))
      .map((rule) => unquoted(rule.style.getPropertyValue('font-family'))),
  );
}

function unquoted(family: string): string {
  return family.replaceAll(/["']/g, '');
}

/**
 * Loads every face that the stylesheets declare, even those not used yet: a face that arrives late would
 * shift the text in a picture.
 *
 * @throws Error naming the family when a web font cannot be loaded.
 */
export async function fontsInPlace(): Promise<void> {
  const required = webFamilies();
  await Promise.all(
    [...document.fonts].map((face) =>
      face.load().catch(() => {
        if (required.has(unquoted(face.family)))
          throw new Error(`The font "${face.family}" (${face.weight}) could not be loaded.`);
      }),
    ),
  );
  await document.fonts.ready;
}
