/** Who answers a question about the site. */
export type Answerer = 'founder' | 'lawyer' | 'designer';

/** Something that only a person can decide. Until it is decided, the pages work without it. */
export interface OwnerDecision {
  /** Key of the answer in `answers.yaml`. */
  readonly id: string;
  readonly who: Answerer;
  readonly what: string;
  /** Where the decision is then written down: files, or values in them. */
  readonly where: string;
}

/** All such decisions. `npm run launch:check` lists those that `answers.yaml` does not answer yet. */
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
