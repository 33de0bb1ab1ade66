/** Who answers a question about the site. */
export type Answerer = 'founder' | 'lawyer' | 'designer';

/** Something that only a person can decide; the pages are whole without it. */
export interface OwnerDecision {
  /** Its name in `answers.yaml`. */
  readonly id: string;
  readonly who: Answerer;
  readonly what: string;
  /** What then says it: a page, or files. */
  readonly where: string;
}

/** What is open until `answers.yaml` answers it; `npm run launch:check` lists it. */
export const ownerDecisions: readonly OwnerDecision[] = [
  {
    id: 'demo-recordings',
    who: 'founder',
    what: 'Recordings of the four parts that /demo says are in progress, or that there will be none',
    where: 'src/content/demo.ts',
  },
  {
    id: 'legal-review',
    who: 'lawyer',
    what: 'Who has read the terms and the privacy policy as a lawyer, and the date they then carry',
    where: 'lastUpdated in src/content/terms.ts and src/content/privacy.ts',
  },
  {
    id: 'brand',
    who: 'designer',
    what: 'Whether symbol and colors stay those that the repository ships with',
    where: 'src/primitives/Logo/symbol.ts and src/design/palette.ts, then npm run brand',
  },
];
