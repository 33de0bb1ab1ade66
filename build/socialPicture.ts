import { readFile } from 'node:fs/promises';
import type { ReactNode } from 'react';
import { Resvg } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import subsetFont from 'subset-font';
import {
  socialCard,
  type SocialCardContent,
  socialCardSize,
} from '../src/illustrations/SocialCard/socialCard.ts';

/** The fonts of a social picture. */
export const socialFonts = {
  text: 'src/design/fonts/schibsted-grotesk.woff2',
  mono: 'src/design/fonts/geist-mono.woff2',
} as const;

/** Printable ASCII, 0x20 to 0x7e. */
const ascii = String.fromCodePoint(...Array.from({ length: 0x5f }, (_, index) => 0x20 + index));

/** Every character that a title may hold: the site's fonts have no others. */
const characters = `${ascii}–—‘’“”•…×−·©\u00a0`;

type Weight = 400 | 500 | 600;

/** A font as satori needs it: satori reads neither compressed nor variable fonts. */
async function loadFont(name: string, file: string, weight: Weight, isVariable: boolean) {
  const data = await subsetFont(await readFile(file), characters, {
    targetFormat: 'truetype',
    ...(isVariable && { variationAxes: { wght: weight } }),
  });
  return { name, data, weight, style: 'normal' } satisfies Font;
}

let loading: Promise<Font[]> | undefined;

const fonts = (): Promise<Font[]> =>
  (loading ??= Promise.all([
    ...([400, 500, 600] as const).map((weight) =>
      loadFont('Schibsted Grotesk', socialFonts.text, weight, true),
    ),
    loadFont('Geist Mono', socialFonts.mono, 400, false),
  ]));

/** Draws a social picture without a browser: the same bytes for the same content. */
export async function drawSocialPicture(content: SocialCardContent): Promise<Buffer> {
  const svg = await satori(socialCard(content) as unknown as ReactNode, {
    ...socialCardSize,
    fonts: await fonts(),
  });
  // satori has turned letters into outlines, so no system font is needed.
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
