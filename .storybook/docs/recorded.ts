interface Passage {
  readonly text: string;
  readonly modes: readonly string[];
  readonly lines: readonly string[];
}

/** The texts that were approved with the picture of a component's first story. */
const approved = import.meta.glob<readonly Passage[]>(
  '../../visual/approved/{primitives,illustrations,forms,sections,layout}-*--default.json',
  { import: 'texts' },
);

/**
 * What a screen reader is given of a component: the tree of names, roles and states that was approved
 * with its picture.
 */
export async function recordedTree(componentId: string): Promise<readonly string[]> {
  const texts = await approved[`../../visual/approved/${componentId}--default.json`]?.();
  const passages = texts?.filter(({ text }) => text === 'tree') ?? [];
  const mode = passages[0]?.modes[0] ?? '';
  const lines = passages.flatMap((passage) => (passage.modes.includes(mode) ? passage.lines : []));
  // The space between two words of different looks is a text of its own.
  return lines.filter((line) => !/^\s*“\s*”$/.test(line));
}
