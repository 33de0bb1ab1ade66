/** The texts that were approved with the picture of a component's first story. */
const approved = import.meta.glob<
  readonly { text: string; modes: readonly string[]; lines: readonly string[] }[]
>('../../visual/approved/{primitives,illustrations,forms,sections,layout}-*--default.json', {
  import: 'texts',
});

/**
 * What a screen reader says of a component, as recorded beside its picture: its speech where that is
 * recorded, else the tree of names, roles and states that it speaks from.
 */
export async function recordedSpeech(componentId: string): Promise<readonly string[]> {
  const texts = await approved[`../../visual/approved/${componentId}--default.json`]?.();
  const linesOf = (name: string): readonly string[] =>
    (texts ?? [])
      .filter(({ text, modes }) => text === name && modes.includes('desktop'))
      .flatMap(({ lines }) => lines);
  const speech = linesOf('speech');
  return speech.length > 0 ? speech : linesOf('tree');
}
