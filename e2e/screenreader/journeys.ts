import type { Journey } from './journey.ts';

/** What a listener does on the site, one transcript each. */
export const journeys: readonly Journey[] = [
  {
    name: 'skip-link',
    path: '/',
    steps: [{ press: 'Tab' }, { press: 'Return' }, { press: 'Down', times: 3 }],
  },
];
