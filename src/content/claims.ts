import { candidateMinutesOf, inHours } from './hiringFiles/derive.ts';
import { salesDevelopment } from './hiringFiles/salesDevelopment.ts';
import { site } from './site.ts';

/**
 * The evidence for a claim.
 *
 * - `target`: a design goal. No study or customer result exists, and the page says so.
 * - `feature`: something the product or this site does. The note says where it can be seen.
 * - `fact`: something about the company or the world, with a source.
 * - `policy`: something we commit to, or rule out.
 */
export interface ClaimEvidence {
  readonly kind: 'target' | 'feature' | 'fact' | 'policy';
  /** One or two sentences: what the evidence is, or that there is none yet. */
  readonly note: string;
  /** Where it can be read: an absolute address, or a path of this site. Default: nowhere public. */
  readonly url?: string;
}

/** One thing the site asserts about the product, the company or the world. */
export interface Claim {
  /** Kebab-case, unique in the register. */
  readonly id: string;
  /** The assertion in one sentence, for the person who reviews it. */
  readonly claim: string;
  /**
   * The exact phrases that may appear. Comparison ignores case and takes an en dash for a hyphen.
   * A finding of tests/content/claimPatterns.ts is covered when it lies inside one of these phrases.
   */
  readonly wording: readonly string[];
  /** Routes on which the phrases may appear. `*` stands for every page. */
  readonly pages: readonly string[];
  readonly evidence: ClaimEvidence;
  /** Role of the person who answers for it. */
  readonly owner: string;
  /** ISO date by which the owner looks at the evidence again. */
  readonly reviewBy: string;
}

const targetNote = 'No study or customer result exists. The page calls it a target.';

/**
 * All figures, laws and comparisons that pages may state; a test fails for any other. Only tests and the
 * build (build/launchCheck.ts) import this file, so no bundle contains it.
 */
export const claims = [
  {
    id: 'reader-stays-here',
    claim: 'A job description that is pasted into the reader is not sent anywhere.',
    wording: ['It runs in your browser; nothing is sent', 'Nothing you paste is sent'],
    pages: ['/read'],
    evidence: {
      kind: 'feature',
      note: 'A journey in a browser pastes a text, sends the form and looks at each request: e2e/read.spec.ts.',
      url: '/read',
    },
    owner: 'Website editor',
    reviewBy: '2027-02-28',
  },
  {
    id: 'example-cost',
    claim: 'What the buyer of the example loses; an invented figure in a quote of the tour.',
    wording: ['You lose $4,000 a month', 'about $4,000 a month'],
    pages: ['/', '/demo', '/answers/sales-roleplay-interview-scoring'],
    evidence: { kind: 'feature', note: 'Part of the example.', url: '/samples/evidence-pack' },
    owner: 'Content editor',
    reviewBy: '2027-06-30',
  },
  {
    id: 'example-context',
    claim: 'The contract value, the deal cycle and the test of the example; all are invented.',
    wording: [
      '$28,000 a year',
      'about 75 days',
      '20 minutes, question 5 of 8',
      'A finalist gives 2 hours 35 minutes',
      'gives each 4 hours 45 minutes',
    ],
    pages: ['/demo', '/how-it-works'],
    evidence: { kind: 'feature', note: 'Part of the example.', url: '/samples/blueprint' },
    owner: 'Content editor',
    reviewBy: '2027-06-30',
  },
  {
    id: 'setup-time',
    claim: 'A tailored draft of a hiring process takes under 10 minutes to set up.',
    wording: ['under 10 minutes'],
    pages: ['*'],
    evidence: { kind: 'target', note: `${targetNote} It covers the first draft, not the review.` },
    owner: 'Founder',
    reviewBy: '2027-02-28',
  },
  {
    id: 'fewer-interviews',
    claim: 'A search needs 30 to 40 percent fewer live interviews.',
    wording: [
      '30-40% fewer live interviews',
      '35% fewer live interviews',
      '30-40% is our target; 32 to 20 is 37.5%',
    ],
    pages: ['*'],
    evidence: {
      kind: 'target',
      note: `${targetNote} The arithmetic, for a search: 8 candidates x 4 interviews = 32; 32 x 0.65 = 20.8, about 21. The page’s example: 8 screens, then 2 interviews and a role-play for each of 4 finalists: 20, which is 37.5 percent fewer and lies within the range.`,
    },
    owner: 'Founder',
    reviewBy: '2027-02-28',
  },
  {
    id: 'debrief-length',
    claim: 'A debrief takes 20 minutes or less.',
    wording: ['20 minutes or less', '20-minute debrief', 'decide in 20 minutes'],
    pages: ['*'],
    evidence: {
      kind: 'target',
      note: `${targetNote} The panel reads the scores within it.`,
    },
    owner: 'Founder',
    reviewBy: '2027-02-28',
  },
  {
    id: 'home-counters',
    claim: 'The three counters of the home page: 35 percent, 10 minutes, 20 minutes.',
    wording: ['Proven Results', '35%', '10 min', '20 min', '20-minute test'],
    pages: ['/'],
    evidence: {
      kind: 'target',
      note: `${targetNote} The line below the heading says so, with the arithmetic.`,
    },
    owner: 'Founder',
    reviewBy: '2027-01-31',
  },
  {
    id: 'kpi-mapping',
    claim: 'Early signals map to the 30/60/90-day KPIs that the customer sets.',
    wording: ['30/60/90-day KPI', '30/60/90-day', '30/60/90 days', '30, 60 and 90 days'],
    pages: ['*'],
    evidence: {
      kind: 'feature',
      note: 'The evidence pack lists each KPI beside the signals that speak to it. It is a mapping, and no study shows that it forecasts results.',
      url: '/product',
    },
    owner: 'Founder',
    reviewBy: '2027-02-28',
  },
  {
    id: 'no-promise-of-results',
    claim: 'Signals inform a decision; nobody promises a result.',
    wording: ['do not guarantee', 'Can it predict who will succeed in the role?'],
    pages: ['*'],
    evidence: { kind: 'policy', note: 'A limit that we state about ourselves.', url: '/terms' },
    owner: 'Founder',
    reviewBy: '2027-09-19',
  },
  {
    id: 'people-decide',
    claim: 'People make every hiring decision; the product recommends and shows evidence.',
    wording: ['People decide', 'hire/no-hire recommendation'],
    pages: ['*'],
    evidence: {
      kind: 'policy',
      note: 'The terms forbid decisions by automated means alone. Every mention of the recommendation is followed by this sentence.',
      url: '/terms#ai-outputs',
    },
    owner: 'Founder',
    reviewBy: '2027-09-19',
  },
  {
    id: 'csv-export',
    claim: 'The product that the trial opens exports results as CSV and sends API webhooks.',
    wording: ['The trial includes CSV export and API webhooks'],
    pages: ['*'],
    evidence: {
      kind: 'feature',
      note: 'Part of the product that the trial opens. The samples show the columns and the payload; an export and a webhook of the running product are not attached yet.',
      url: '/samples/scores.csv',
    },
    owner: 'Founder',
    reviewBy: '2027-01-31',
  },
  {
    id: 'ats-roadmap',
    claim: 'ATS integrations are planned and not available.',
    wording: ['ATS integrations are on the roadmap'],
    pages: ['*'],
    evidence: { kind: 'policy', note: 'A plan. No system and no date is named.' },
    owner: 'Founder',
    reviewBy: '2027-02-28',
  },
  {
    id: 'trial',
    claim: 'The trial is free for 7 days and asks for no credit card now.',
    wording: [
      '7-day free trial',
      'free for 7 days',
      'You try it for 7 days',
      'ends by itself after 7 days',
      'no credit card now',
    ],
    pages: ['*'],
    evidence: { kind: 'policy', note: 'The offer to the waitlist.', url: '/terms' },
    owner: 'Founder',
    reviewBy: '2027-02-28',
  },
  {
    id: 'answer-key',
    claim:
      'The product drafts the answer key; the hiring team edits and approves it before anyone takes the test.',
    wording: ['edits and approves it before anyone takes the test'],
    pages: ['*'],
    evidence: {
      kind: 'feature',
      note: 'Product design, in the words of the example.',
      url: '/samples/blueprint',
    },
    owner: 'Founder',
    reviewBy: '2027-01-31',
  },
  {
    id: 'captured-data',
    claim:
      'The product stores typed text and makes no sound or video recordings; a note carries the minute at which it was typed.',
    wording: ['no sound or video recordings'],
    pages: ['*'],
    evidence: {
      kind: 'feature',
      note: 'Product design. The confirmation by the people who build the product is not attached yet.',
      url: '/security#what-is-captured',
    },
    owner: 'Founder',
    reviewBy: '2027-01-31',
  },
  {
    id: 'no-model-training',
    claim: 'Customer and candidate data is not used to train AI models.',
    wording: ['to train AI models'],
    pages: ['*'],
    evidence: {
      kind: 'policy',
      note: 'The agreements with the AI providers that exclude training are not attached yet.',
      url: '/security#what-is-captured',
    },
    owner: 'Founder',
    reviewBy: '2027-01-31',
  },
  {
    id: 'other-tools',
    claim:
      'Some note-takers attach timed quotes to competencies; some assessment tools pick questions for a job description.',
    wording: ['checked on November 23, 2026'],
    pages: ['/product'],
    evidence: {
      kind: 'fact',
      note: 'Metaview’s page on candidate scoring, and Vervoe’s help page on its assessment builder (help.vervoe.com, article 34872752192788).',
      url: 'https://content.metaview.ai/candidate-scoring/',
    },
    owner: 'Content editor',
    reviewBy: '2027-05-31',
  },
  {
    id: 'who-scores',
    claim:
      'The approved answer key scores the test, people score interviews, role-plays and work tasks, AI writes the recommendation, people decide.',
    wording: ['AI writes the hire/no-hire recommendation from these'],
    pages: ['/security', '/privacy', '/terms', '/candidates', '/faq'],
    evidence: {
      kind: 'feature',
      note: 'Product design. The confirmation by the people who build the product is not attached yet.',
      url: '/security#ai-and-decisions',
    },
    owner: 'Founder',
    reviewBy: '2027-01-31',
  },
  {
    id: 'ai-buyer-notice',
    claim: 'A candidate whose buyer is played by AI is told so first, and types.',
    wording: ['If an AI plays the buyer'],
    pages: ['/candidates', '/faq'],
    evidence: {
      kind: 'feature',
      note: 'Product design. The confirmation by the people who build the product is not attached yet.',
      url: '/candidates#what-you-are-asked',
    },
    owner: 'Founder',
    reviewBy: '2027-01-31',
  },
  {
    id: 'nyc-notice',
    claim:
      'New York City requires of a covered employer a bias audit and 10 business days of notice, so no candidates in a 7-day trial.',
    wording: ['10 business days'],
    pages: ['/pricing', '/answers/*'],
    evidence: {
      kind: 'fact',
      note: 'Local Law 144, as the article on AI hiring laws cites it.',
      url: '/answers/ai-hiring-laws',
    },
    owner: 'Content editor',
    reviewBy: '2027-01-31',
  },
  {
    id: 'operator',
    claim: `A company in ${site.city} operates the site and the product.`,
    wording: ['the company that operates'],
    pages: ['/terms', '/privacy'],
    evidence: {
      kind: 'fact',
      note: 'The legal name and the postal address of the company are not attached yet.',
      url: '/terms#acceptance',
    },
    owner: 'Founder',
    reviewBy: '2027-01-31',
  },
  {
    id: 'processing-agreement',
    claim: 'A data processing agreement is signed before candidate data is entered.',
    wording: ['data processing agreement'],
    pages: ['/security', '/terms'],
    evidence: {
      kind: 'policy',
      note: 'The text of the agreement is not attached yet.',
      url: '/terms#candidate-data',
    },
    owner: 'Lawyer',
    reviewBy: '2027-01-31',
  },
  {
    id: 'candidate-stages',
    claim: 'The minutes of the example’s stages, and their sum.',
    wording: [
      ...salesDevelopment.stages.map(({ minutes }) => `${minutes} minutes`),
      inHours(candidateMinutesOf(salesDevelopment)),
    ],
    pages: ['/candidates', '/about'],
    evidence: {
      kind: 'feature',
      note: 'Made from the example.',
      url: '/samples/blueprint/sdr',
    },
    owner: 'Content editor',
    reviewBy: '2027-06-30',
  },
  {
    id: 'company',
    claim: `The company was founded in ${site.founded}, is led by its founder and is based in ${site.city}.`,
    wording: [
      `Founded in ${site.city} in ${site.founded}`,
      `founded ${site.founded}`,
      'founder-led',
      site.city,
    ],
    pages: ['*'],
    evidence: {
      kind: 'fact',
      note: 'Stated by the company. The registration record is not attached yet.',
    },
    owner: 'Founder',
    reviewBy: '2027-01-31',
  },
  {
    id: 'demo-length',
    claim: 'The demo tour lasts 60 seconds.',
    wording: ['60-second demo', '60-second tour'],
    pages: ['*'],
    evidence: { kind: 'feature', note: 'The length of the tour on this site.', url: '/demo-embed' },
    owner: 'Website editor',
    reviewBy: '2027-02-28',
  },
  {
    id: 'fit-check',
    claim: 'A fit check with the founder takes 15 minutes.',
    wording: ['15-min fit check', '15-minute fit check', 'talk to us for 15 minutes'],
    pages: ['/about', '/contact'],
    evidence: {
      kind: 'policy',
      note: 'An offer of a conversation.',
      url: '/contact?type=fit-check',
    },
    owner: 'Founder',
    reviewBy: '2027-02-28',
  },
  {
    id: 'encryption-at-rest',
    claim: 'AES-256 is the standard for encrypting stored data in the product; not verified.',
    wording: ['AES-256'],
    pages: ['/security', '/privacy', '/terms'],
    evidence: {
      kind: 'policy',
      note: 'Stated by the company, not audited. The hosting configuration is not attached yet.',
      url: '/security#status',
    },
    owner: 'Founder',
    reviewBy: '2027-01-31',
  },
  {
    id: 'retention',
    claim: 'Data is deleted automatically 24 months after creation unless retained on request.',
    wording: ['24 months after creation', 'Deletion after 24 months', '24 months'],
    pages: ['*'],
    evidence: {
      kind: 'feature',
      note: 'For this site, the server deletes such rows every day. For the product, a stated design.',
      url: '/privacy#retention',
    },
    owner: 'Website editor',
    reviewBy: '2027-02-28',
  },
  {
    id: 'deletion-requests',
    claim: 'Deletion requests are handled within 30 days, emergency ones within 72 hours.',
    wording: ['within 30 days', 'within 72 hours'],
    pages: ['*'],
    evidence: {
      kind: 'policy',
      note: 'A person handles requests with the delete command.',
      url: '/privacy#retention',
    },
    owner: 'Founder',
    reviewBy: '2027-02-28',
  },
  {
    id: 'unconfirmed-signups',
    claim: 'Where signups are confirmed, the link works for 30 days, and so long is an entry kept.',
    wording: ['works for 30 days', 'deleted 30 days after', '30 days after our last email'],
    pages: ['/privacy', '/pricing/joined'],
    evidence: {
      kind: 'feature',
      note: 'The server refuses older links and removes such entries every day.',
      url: '/privacy#retention',
    },
    owner: 'Website editor',
    reviewBy: '2027-02-28',
  },
  {
    id: 'no-tracking',
    claim: 'No cookies, no analytics, no addresses in logs.',
    wording: ['sets no cookies', 'no analytics', 'No cookies'],
    pages: ['*'],
    evidence: {
      kind: 'feature',
      note: 'Visible in any browser: no cookie is set and no other host is contacted.',
      url: '/privacy#cookies-and-analytics',
    },
    owner: 'Website editor',
    reviewBy: '2027-02-28',
  },
  {
    id: 'liability-cap',
    claim:
      'Liability is limited to the greater of USD 500 or the amount paid in the prior 3 months.',
    wording: ['USD 500', 'the prior 3 months'],
    pages: ['/terms'],
    evidence: { kind: 'policy', note: 'A term of the agreement.', url: '/terms#liability' },
    owner: 'Founder',
    reviewBy: '2027-09-19',
  },
  {
    id: 'ages',
    claim: 'Users are 18 or older; children under 16 are not knowingly served.',
    wording: ['18 or older', 'under 16'],
    pages: ['/terms', '/privacy', '/candidates'],
    evidence: { kind: 'policy', note: 'Two ages for two questions.', url: '/privacy#children' },
    owner: 'Founder',
    reviewBy: '2027-09-19',
  },
  {
    id: 'research-structure',
    claim: 'Structured interviews (.42) rank above unstructured ones (.19) in a 2022 re-estimate.',
    wording: ['.42', '.19', 'about 18%', 'and 18% of the variance', 'about 4%'],
    pages: ['/answers/*'],
    evidence: {
      kind: 'fact',
      note: 'Sackett, Zhang, Berry and Lievens, 2022. A correlation; other researchers disagree, and the articles say so.',
      url: 'https://doi.org/10.1037/apl0000994',
    },
    owner: 'Content editor',
    reviewBy: '2027-06-30',
  },
  {
    id: 'research-other-methods',
    claim:
      'Correlations of other methods in the same re-estimate: job knowledge .40, work samples .33, cognitive ability .31, years of experience .07.',
    wording: ['.40', '.33', '.31', '.07', 'about 11%'],
    pages: ['/answers/*'],
    evidence: {
      kind: 'fact',
      note: 'Sackett, Zhang, Berry and Lievens, 2022. Not opened by an editor yet; see src/content/sources.ts.',
      url: 'https://doi.org/10.1037/apl0000994',
    },
    owner: 'Content editor',
    reviewBy: '2027-06-30',
  },
  {
    id: 'research-sjt',
    claim:
      'Situational judgment tests correlate .26 with job performance; work samples show a group difference of about .67.',
    wording: ['.26', '.67', 'about 7%'],
    pages: ['/answers/*'],
    evidence: {
      kind: 'fact',
      note: 'Sackett, Zhang, Berry and Lievens, 2023, table 1. Seen reproduced; not opened by an editor yet.',
      url: 'https://doi.org/10.1017/iop.2023.24',
    },
    owner: 'Content editor',
    reviewBy: '2027-06-30',
  },
  {
    id: 'research-1998',
    claim: 'Figures of 1998: structured interviews .51, unstructured .38, work samples .54.',
    wording: ['.51', '.38', '.54'],
    pages: ['/answers/*'],
    evidence: {
      kind: 'fact',
      note: 'Schmidt and Hunter, 1998. Not opened by an editor yet.',
      url: 'https://doi.org/10.1037/0033-2909.124.2.262',
    },
    owner: 'Content editor',
    reviewBy: '2027-06-30',
  },
  {
    id: 'law-dates',
    claim:
      'Dates and duties of AI hiring laws in New York City, seven states, Ontario and the EU, as of November 23, 2026.',
    wording: ['as of November 23, 2026'],
    pages: ['/answers/*'],
    evidence: {
      kind: 'fact',
      note: 'Official pages and law firms, listed in the article; those with a date were read on that day; the others are listed by npm run launch:check.',
      url: '/answers/ai-hiring-laws',
    },
    owner: 'Content editor',
    reviewBy: '2027-01-01',
  },
  {
    id: 'law-penalties',
    claim: 'What it costs to break AI hiring laws, and whom they cover.',
    wording: ['3% of worldwide turnover', 'EUR 35 million or 7%'],
    pages: ['/answers/ai-hiring-laws'],
    evidence: {
      kind: 'fact',
      note: 'The texts that the article cites; AI Act, Article 99. Those without a date are listed by npm run launch:check.',
      url: '/answers/ai-hiring-laws',
    },
    owner: 'Content editor',
    reviewBy: '2027-01-01',
  },
  {
    id: 'research-structure-components',
    claim: 'Interview structure has 15 components.',
    wording: ['15 components'],
    pages: ['/answers/*'],
    evidence: {
      kind: 'fact',
      note: 'Campion, Palmer and Campion, 1997, a review.',
      url: 'https://doi.org/10.1111/j.1744-6570.1997.tb00709.x',
    },
    owner: 'Content editor',
    reviewBy: '2027-06-30',
  },
  {
    id: 'research-sales-performance',
    claim: 'Selling-related knowledge (.28) and adaptiveness (.27) track sales performance.',
    wording: ['.28', '.27', '-.25', '.23'],
    pages: ['/answers/*'],
    evidence: {
      kind: 'fact',
      note: 'Verbeke, Dietz and Verwaal, 2011, on studies from 1982 to 2008.',
      url: 'https://doi.org/10.1007/s11747-010-0211-8',
    },
    owner: 'Content editor',
    reviewBy: '2027-06-30',
  },
  {
    id: 'research-four-fifths',
    claim: 'US agencies read a selection rate below four-fifths as a sign of adverse impact.',
    wording: ['four-fifths'],
    pages: ['/answers/*'],
    evidence: {
      kind: 'fact',
      note: '29 CFR 1607.4(D), a rule of thumb.',
      url: 'https://www.law.cornell.edu/cfr/text/29/1607.4',
    },
    owner: 'Content editor',
    reviewBy: '2027-01-31',
  },
  {
    id: 'research-honesty-pledge',
    claim: 'With a warning and a pledge 25.5 percent cheated, without them 39.6 percent.',
    wording: ['25.5%', '39.6%'],
    pages: ['/answers/anti-cheat-online-interviews'],
    evidence: {
      kind: 'fact',
      note: 'Eren, 2018, a thesis with 108 applicants. The difference was not statistically significant, and the article says so.',
      url: 'https://curve.carleton.ca/7cacdc44-de3d-40f1-ada3-d3ebc60b6cd1',
    },
    owner: 'Content editor',
    reviewBy: '2027-06-30',
  },
] satisfies readonly Claim[];
