import { modeOf, type PictureParameters, type VisualConfig } from './config.ts';

/** What a capture is limited to; an omitted criterion limits nothing. */
export interface Selection {
  /** Ids of stories, or of components for all their stories; exact. */
  readonly stories?: readonly string[] | undefined;
  /** Names of modes. */
  readonly modes?: readonly string[] | undefined;
}

/** A story of Storybook's index. */
export interface Story {
  readonly id: string;
  /** From the root. */
  readonly file: string;
}

/** The component of a story: the part of its id before the two dashes. */
export function componentOf(story: string): string {
  return story.replace(/--.*$/, '');
}

/** True when a name is that of the story, or of the component that it belongs to. */
export function isNamed(name: string, story: string): boolean {
  return name === story || name === componentOf(story);
}

/** Every story of the Storybook served at `url`. */
export async function storiesAt(url: string): Promise<Story[]> {
  const response = await fetch(`${url}/index.json`);
  const { entries } = (await response.json()) as {
    entries: Record<string, Record<'id' | 'importPath' | 'type', string>>;
  };
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, importPath }) => ({ id, file: importPath.replace(/^\.\//, '') }));
}

/**
 * The stories that a selection names.
 *
 * @throws Error when a name fits no story.
 */
export function select(
  all: readonly Story[],
  { stories: wanted }: Pick<Selection, 'stories'>,
): Story[] {
  for (const name of wanted ?? [])
    if (!all.some(({ id }) => isNamed(name, id)))
      throw new Error(`There is no story or component "${name}": give its whole id.`);
  return all.filter(({ id }) => !wanted || wanted.some((name) => isNamed(name, id)));
}

/**
 * The modes that a story is pictured in, in the order of the settings.
 *
 * @throws Error when the story asks for one that there is not.
 */
export function plannedModes(
  config: Pick<VisualConfig, 'modes' | 'modesOf'>,
  story: string,
  { modes: asked, skip }: PictureParameters,
): string[] {
  if (skip) return [];
  const planned = config.modesOf(story, asked);
  for (const name of planned) modeOf(config, name);
  return Object.keys(config.modes).filter((name) => planned.includes(name));
}

/** The ids of stories by file, the longest list first, so that no browser ends long after another. */
export function idsByFile(stories: readonly Story[]): string[][] {
  return [...Map.groupBy(stories, ({ file }) => file).values()]
    .map((same) => same.map(({ id }) => id))
    .sort((a, b) => b.length - a.length);
}
