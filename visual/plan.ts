import { modeOf, type PictureParameters, type VisualConfig } from './config.ts';
import { type TextName, textNames } from './manifests.ts';
import { names } from './select.ts';

/** What a capture is limited to; what is left out limits nothing. */
export interface Scope {
  /** Ids of stories, or of components for all their stories; exact. */
  readonly stories?: readonly string[] | undefined;
  /** Files of stories, as paths from the root. */
  readonly files?: ReadonlySet<string> | undefined;
  /** Names of modes. */
  readonly modes?: readonly string[] | undefined;
}

/** A story as Storybook's index lists it. */
export interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  /** Its file, from the root. */
  readonly importPath: string;
}

/** The stories of an index, as far as the scope names them. */
export async function storiesAt(url: string, { stories: wanted, files }: Scope): Promise<Story[]> {
  const response = await fetch(`${url}/index.json`);
  const index = (await response.json()) as { entries: Record<string, Story & { type: string }> };
  const all = Object.values(index.entries).filter(({ type }) => type === 'story');
  for (const name of wanted ?? [])
    if (!all.some(({ id }) => names(name, id)))
      throw new Error(`There is no story or component "${name}": give its whole id.`);
  return all
    .map((story) => ({ ...story, importPath: story.importPath.replace(/^\.\//, '') }))
    .filter(({ id }) => !wanted || wanted.some((name) => names(name, id)))
    .filter(({ importPath }) => !files || files.has(importPath));
}

/** The modes that a story is pictured in, in their own order, and the texts that each carries. */
export function plannedModes(
  config: Pick<VisualConfig, 'modes' | 'defaultModesOf' | 'isSpoken'>,
  story: string,
  { modes = config.defaultModesOf(story), skip }: PictureParameters,
): { name: string; texts: readonly TextName[] }[] {
  if (skip) return [];
  for (const name of modes) modeOf(config, name);
  const ordered = Object.keys(config.modes).filter((name) => modes.includes(name));
  const texted = ordered.filter((name) => modeOf(config, name).texts);
  // Every story has texts once at least.
  const carriers = texted.length > 0 ? texted : ordered.slice(0, 1);
  return ordered.map((name) => ({
    name,
    texts: textNames.filter((text) =>
      text === 'speech' ? config.isSpoken(story, name) : carriers.includes(name),
    ),
  }));
}

/** The stories by file, those with most stories first, so that no stage ends long after another. */
export function filesOf(stories: readonly Story[]): Story[][] {
  const files = Map.groupBy(stories, ({ importPath }) => importPath);
  return [...files.values()].sort((a, b) => b.length - a.length);
}
