/** The index of a scene, in words such as `Scene {number} of {count}`. */
export const sceneNumber = (words: string, index: number, count: number): string =>
  words.replace('{number}', String(index + 1)).replace('{count}', String(count));
