import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const model = 'sales-competency-rubric.ts';

/**
 * Makes a folder of articles hold exactly so many. Those that are there stay as far as they are
 * wanted; the rest are copies of one of them, each with a name and a title of its own.
 */
export async function writeArticles(folder: string, count: number): Promise<void> {
  const there = (await readdir(folder)).toSorted();
  // The model comes first: every copy has it.
  const kept = [model, ...there.filter((name) => name !== model)];
  await Promise.all(kept.slice(count).map((name) => rm(join(folder, name))));
  const text = await readFile(join(folder, model), 'utf8');
  const slug = model.replace(/\.ts$/, '');
  for (let number = kept.length + 1; number <= count; number += 1)
    await writeFile(
      join(folder, `${slug}-${number}.ts`),
      text
        .replace(`slug: '${slug}'`, `slug: '${slug}-${number}'`)
        .replace(/(\n {2}title: ')/, `$1${number}: `)
        .replace(/(\n {2}metaDescription:\s+["'])/, `$1${number}: `),
    );
}
