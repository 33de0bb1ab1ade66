/** `1 signup`, `2 signups`. */
export const count = (number: number, noun: string, plural = `${noun}s`): string =>
  `${number.toLocaleString('en-US')} ${number === 1 ? noun : plural}`;
