/** A story of Storybook's index. */
export interface Story {
  readonly id: string;
  /** From the root. */
  readonly file: string;
}

/** The component of a story: the part of its id before the two dashes. */
export const componentOf = (story: string): string => story.replace(/--.*$/, '');

/** True when a name is that of the story, or of the component that it belongs to. */
export const isNamed = (name: string, story: string): boolean =>
  name === story || name === componentOf(story);

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
 * The stories named in `wanted`, by their ids or those of their components; all if `wanted` is undefined.
 *
 * @throws Error when a name fits no story.
 */
export function select(all: readonly Story[], wanted: readonly string[] | undefined): Story[] {
  for (const name of wanted ?? [])
    if (!all.some(({ id }) => isNamed(name, id)))
      throw new Error(`There is no story or component "${name}": give its whole id.`);
  return all.filter(({ id }) => !wanted || wanted.some((name) => isNamed(name, id)));
}

/** The ids of stories by file, the longest list first, so that no browser ends long after another. */
export function idsByFile(stories: readonly Story[]): string[][] {
  return [...Map.groupBy(stories, ({ file }) => file).values()]
    .map((same) => same.map(({ id }) => id))
    .sort((a, b) => b.length - a.length);
}
