import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';
import { paths, shownInBrandFaces } from './support/pages.ts';
import { expect, test } from './support/server.ts';

const widths = [375, 768, 1280];

const require = createRequire(import.meta.url);
const file = (name: string): string => readFileSync(require.resolve(name)).toString('base64');

/** Faces that visitors have, by the fallback that is fitted to them; Arimo has the widths of Arial. */
const installed = {
  'Schibsted Arial': {
    regular: file('@fontsource/arimo/files/arimo-latin-400-normal.woff2'),
    bold: file('@fontsource/arimo/files/arimo-latin-700-normal.woff2'),
  },
  'Schibsted Roboto': {
    regular: file('@fontsource/roboto/files/roboto-latin-400-normal.woff2'),
    bold: file('@fontsource/roboto/files/roboto-latin-700-normal.woff2'),
  },
} as const;

/** A headline, or a paragraph larger than running text, and the lines that it takes. */
interface Block {
  readonly text: string;
  readonly lines: number;
}

const linesOf = (page: Page): Promise<Block[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p)')].flatMap((block) => {
      const { fontSize, lineHeight } = getComputedStyle(block);
      const isLead = parseFloat(fontSize) > 17;
      const isDrawing = block.closest('figure, [aria-hidden="true"]') !== null;
      if (isDrawing || !block.checkVisibility()) return [];
      if (block.tagName === 'P' && !isLead) return [];
      const { height } = block.getBoundingClientRect();
      const text = `${block.tagName.toLowerCase()} ${block.innerText.slice(0, 50)}`;
      return [{ text, lines: Math.round(height / parseFloat(lineHeight)) }];
    }),
  );

/** Takes the brand's faces off the page, as if they had not arrived, and sets it in an installed face. */
async function fallBackTo(page: Page, family: keyof typeof installed): Promise<void> {
  await page.evaluate(
    async ([name, { regular, bold }]) => {
      const isOfPage = /^"?(?:Schibsted (?!Grotesk)|Geist (?!Mono))/;
      const before = globalThis as { installed?: Set<FontFace> };
      for (const face of document.fonts)
        if (before.installed?.has(face) || !isOfPage.test(face.family)) document.fonts.delete(face);
      before.installed = new Set();
      const bytes = (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
      const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
      const fitted = rules.filter(
        (rule) =>
          rule instanceof CSSFontFaceRule &&
          rule.style.getPropertyValue('font-family').includes(name),
      ) as CSSFontFaceRule[];
      if (fitted.length === 0) throw new Error(`Nothing is fitted to ${name}.`);
      for (const { style } of fitted) {
        const weight = style.getPropertyValue('font-weight');
        const said = (property: string) => style.getPropertyValue(property);
        // The first fallback of the stack, whatever this machine has installed.
        const face = new FontFace(
          'Schibsted Arial',
          bytes(weight.startsWith('6') ? bold : regular),
          {
            weight,
            sizeAdjust: said('size-adjust'),
            ascentOverride: said('ascent-override'),
            descentOverride: said('descent-override'),
          } as FontFaceDescriptors,
        );
        document.fonts.add(await face.load());
        before.installed.add(face);
      }
    },
    [family, installed[family]] as const,
  );
}

/** Blocks by width, with their lines. */
async function measure(page: Page): Promise<(Block & { readonly width: number })[]> {
  const blocks = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 812 });
    blocks.push(...(await linesOf(page)).map((block) => ({ ...block, width })));
  }
  return blocks;
}

test("headlines and leads take the same lines in either fallback as in the brand's face", async ({
  page,
}) => {
  // Every page three times in three faces: a deadline that ends a hang, on the slowest machine too.
  test.setTimeout(1_800_000);
  // The page as it is first painted: the application never arrives.
  await page.route(/\/assets\/browser-[^/]+\.js$/, () => undefined);
  let count = 0;
  const differing = { 'Schibsted Arial': [] as string[], 'Schibsted Roboto': [] as string[] };
  const families = Object.keys(differing) as (keyof typeof differing)[];
  for (const path of paths) {
    await page.goto(path);
    await shownInBrandFaces(page);
    const inBrand = await measure(page);
    count += inBrand.length;
    for (const family of families) {
      await fallBackTo(page, family);
      const inFallback = await measure(page);
      expect(inFallback.map(({ text }) => text)).toEqual(inBrand.map(({ text }) => text));
      for (const [index, { text, width, lines }] of inBrand.entries()) {
        const other = inFallback[index]?.lines;
        if (other !== lines)
          differing[family].push(`${path} ${width} px, ${text}: ${lines}, ${other}`);
      }
    }
  }
  expect(count).toBeGreaterThan(paths.length * widths.length);
  for (const family of families) {
    const { length } = differing[family];
    test.info().annotations.push({ type: `${length} of ${count} differ in ${family}` });
    // Fitted on average, not word by word. Not fitted at all, Arial differs in 2 of 100, Roboto in 5.
    expect.soft(length, differing[family].join('\n')).toBeLessThanOrEqual(count * 0.015);
  }
});
