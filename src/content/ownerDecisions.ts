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
    id: 'trial-opens',
    who: 'founder',
    what: 'In which quarter the trial opens',
    where: 'answers.yaml, then /pricing',
  },
  {
    id: 'trial-covers',
    who: 'founder',
    what: 'What the trial covers: when the 7 days start, how many roles, candidates and teammates',
    where: 'answers.yaml, then /pricing',
  },
  {
    id: 'price-unit',
    who: 'founder',
    what: 'What one price buys: a role, a candidate or a seat',
    where: 'answers.yaml, then /pricing and /faq',
  },
  {
    id: 'ai-providers',
    who: 'founder',
    what: 'Which AI providers and models the product uses, and their terms on training',
    where: 'answers.yaml, then /security',
  },
  {
    id: 'storage-region',
    who: 'founder',
    what: 'In which region the product stores data',
    where: 'answers.yaml, then /security',
  },
  {
    id: 'applicant-tracking',
    who: 'founder',
    what: 'Which applicant tracking systems come first',
    where: 'answers.yaml, then /faq',
  },
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
  {
    id: 'headshot',
    who: 'designer',
    what: 'A photograph of the founder, or that there is none',
    where: 'public/brand/headshot-placeholder.png and src/content/press.ts',
  },
];
