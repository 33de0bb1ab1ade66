import { join } from 'node:path';
import type { VisualConfig } from './config.ts';
import { drawAgain, drawFrom, type Wanted } from './drawAgain.ts';
import type { PictureRef, Report } from './findings.ts';
import type { Folders } from './folders.ts';
import type { Pictures } from './pictures.ts';

/**
 * Brings back the pictures of a report that are not at hand: the approved ones from the commits that
 * approved them, those taken last from the stories as they are built now.
 *
 * @param say - Prints a progress line.
 * @returns A sentence for each that could not be brought back, by hash.
 */
export async function restorePictures(
  folders: Folders,
  config: VisualConfig,
  pictures: Pictures,
  { findings, sources }: Pick<Report, 'findings' | 'sources'>,
  say: (line: string) => void,
): Promise<ReadonlyMap<string, string>> {
  const wanted = async (side: 'before' | 'after'): Promise<Wanted[]> => {
    const found: Wanted[] = [];
    for (const { story, mode, [side]: ref } of findings) {
      const { hash } = (ref satisfies PictureRef | null) ?? {};
      if (hash !== undefined && (await pictures.file(hash)) === null)
        found.push({ story, mode, picture: hash });
    }
    return found;
  };
  const after = await wanted('after');
  if (after.length > 0 && (await config.build()) === sources) {
    say(`Taking ${after.length} pictures again that are not in the cache any more.`);
    await drawFrom({ config }, join(config.root, config.storybook), after, (_, { hash, png }) =>
      pictures.keep(hash, png),
    );
  }
  const missing = await drawAgain({ folders, config, say }, pictures, await wanted('before'));
  for (const { picture } of await wanted('after'))
    missing.set(
      picture,
      'This picture is not in the cache any more: run "npm run visual -- capture".',
    );
  return missing;
}
