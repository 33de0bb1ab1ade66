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
 * What a screen reader says of a component, as recorded beside its picture: its speech where that is
 * recorded, else the tree of names, roles and states that it speaks from.
 */
export async function recordedSpeech(componentId: string): Promise<readonly string[]> {
  const texts = await approved[`../../visual/approved/${componentId}--default.json`]?.();
  const linesOf = (name: string): readonly string[] => {
    const passages = texts?.filter(({ text }) => text === name) ?? [];
    const mode = passages[0]?.modes[0] ?? '';
    return passages.flatMap(({ modes, lines }) => (modes.includes(mode) ? lines : []));
  };
  // The space between two words of different looks is a text of its own.
  const isHeard = (line: string): boolean => !/^\s*“\s*”$/.test(line);
  const speech = linesOf('speech');
  return speech.length > 0 ? speech : linesOf('tree').filter(isHeard);
}
