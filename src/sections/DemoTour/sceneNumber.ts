/** Number of a scene in words: fills `Scene {number} of {count}`, counted from 1. */
export const sceneNumber = (words: string, index: number, count: number): string =>
  words.replace('{number}', String(index + 1)).replace('{count}', String(count));
