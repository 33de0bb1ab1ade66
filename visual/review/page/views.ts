/** The ways to look at two pictures. */
export const views = {
  beside: 'Beside',
  slider: 'Slider',
  onion: 'Onion',
  blink: 'Blink',
  difference: 'Difference',
} as const;

export type View = keyof typeof views;
