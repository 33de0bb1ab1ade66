/** The place of a scene, in words such as `Scene {number} of {count}`. */
export const sceneNumber = (words: string, place: number, count: number): string =>
  words.replace('{number}', String(place + 1)).replace('{count}', String(count));
