/**
 * Does the work for every item, some of them at a time: memory and open files stay the same however
 * many items there are. Results come in the order of the items; the first failure ends it.
 */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  atATime: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of waiting) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: atATime }, worker));
  return results;
}
