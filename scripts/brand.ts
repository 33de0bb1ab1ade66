/**
 * Makes the files of the brand in `public/`: logos, icons, email header, pictures and the press kit.
 * Run by hand after a change of the symbol, the colors or the product's name: `npm run brand`.
 * Its output is committed.
 */
import '../build/environment.ts';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { site } from '../src/content/site.ts';
import { socialCard, socialDefaultTitle } from '../src/content/social.ts';
import { icoFrom } from './brand/ico.ts';
import { logoSvg, symbolSvg, tileSvg, versions, wordmarkSize } from './brand/logos.ts';
import { emailHeader } from './brand/sheets.ts';
import { outline } from './brand/wordmark.ts';
import { withPictureBrowser } from './brand/pictures.ts';
import { drawSocialPicture } from '../build/socialPicture.ts';

/** Height of the logo's small picture, in px; the large picture is twice as high. */
const LOGO_HEIGHT = 128;
const SYMBOL_SIZE = 512;

const { product } = site;
const files = new Map<string, Buffer>();
const words = await outline(product, wordmarkSize);

const widthOf = (svg: string): number => Number(/ width="([\d.]+)"/.exec(svg)?.[1]);
const heightOf = (svg: string): number => Number(/ height="([\d.]+)"/.exec(svg)?.[1]);

await withPictureBrowser(async (takePicture) => {
  const draw = (svg: string, height: number, scale = 1): Promise<Buffer> => {
    const width = Math.round((widthOf(svg) / heightOf(svg)) * height);
    const css = 'svg{display:block;width:100vw;height:100vh}';
    return takePicture({ html: svg, css, width, height, scale });
  };
  const keepSvg = async (name: string, svg: string, height: number): Promise<void> => {
    files.set(`brand/${name}.svg`, Buffer.from(svg));
    files.set(`brand/${name}.png`, await draw(svg, height));
    files.set(`brand/${name}@2x.png`, await draw(svg, height, 2));
  };

  for (const [suffix, version] of Object.entries(versions)) {
    await keepSvg(`logo${suffix}`, logoSvg(product, version, words), LOGO_HEIGHT);
    await keepSvg(`symbol${suffix}`, symbolSvg(product, version), SYMBOL_SIZE);
  }

  const header = emailHeader(
    logoSvg(product, versions['-dark'], words),
    'Scored evidence for every sales candidate.',
  );
  const headerSize = { ...header, width: 600, height: 160 };
  files.set('brand/email-header.png', await takePicture(headerSize));
  files.set('brand/email-header@2x.png', await takePicture({ ...headerSize, scale: 2 }));
  files.set(
    'brand/social-default.png',
    await drawSocialPicture({ ...socialCard, title: socialDefaultTitle }),
  );

  // A browser tab gets the bare symbol: a tile would vanish in dark tabs and shrink the symbol.
  const symbol = symbolSvg(product, versions['']);
  files.set('favicon.svg', Buffer.from(symbol));
  files.set('favicon.ico', icoFrom(await draw(symbol, 32), 32));
  const tile = tileSvg(product, 7, 0.72);
  // iOS rounds the corners of this icon; Android may crop the maskable one to a circle.
  files.set('apple-touch-icon.png', await draw(tileSvg(product, 0, 0.7), 180));
  files.set('icon-192.png', await draw(tile, 192));
  files.set('icon-512.png', await draw(tile, 512));
  files.set('icon-maskable-512.png', await draw(tileSvg(product, 0, 0.56), 512));
});

// The founder's picture is the owner's own file; the press kit holds it, too.
if (site.face !== '') files.set(site.face.slice(1), await readFile(join('public', site.face)));

const pressKit = [...files]
  .filter(([name]) => name.startsWith('brand/'))
  .map(
    ([name, content]) => [name.replace('brand/', 'press-kit/'), new Uint8Array(content)] as const,
  );
// A fixed date: the same files make the same archive.
const options = { level: 9, mtime: '1980-01-01T00:00:00' } as const;
files.set('brand/press-kit.zip', Buffer.from(zipSync(Object.fromEntries(pressKit), options)));

await mkdir('public/brand', { recursive: true });
for (const [name, content] of files) await writeFile(join('public', name), content);
console.log(`Wrote ${files.size} files to public/.`);
