import type { ArticleData } from '../../sections/Article/types.ts';
import { articleArtifacts } from '../articleArtifacts.ts';
import {
  competencies,
  decisionRule,
  kpis,
  recommendation,
  role,
  scoreOf,
  stages,
} from '../hiringFile.ts';
import { sources } from '../sources.ts';

const context = role.context.map(
  ({ label, value }) => `${label}: ${value.replace(/^[A-Z]/, (letter) => letter.toLowerCase())}`,
);
const kpiOf = (id: string): string => {
  const kpi = kpis.find(({ competency }) => competency === id);
  return kpi === undefined ? 'None set' : `Day ${kpi.day}: ${kpi.kpi}`;
};
const stageOf = (id: string) =>
  stages.find(({ competencies: scored }) => (scored as readonly string[]).includes(id));

/** How to write a short hiring plan for a sales role before sourcing starts. */
export const salesHiringBlueprint = {
  slug: 'sales-hiring-blueprint',
  kind: 'Short plan',
  title: 'Sales hiring blueprint: a short plan',
  metaDescription:
    'Write a sales hiring blueprint in an afternoon: how you sell, five competencies, stages and owners, pay and quota, sourcing, decision rule and ramp plan.',
  h1: 'How to write a sales hiring blueprint before you source',
  summary:
    'A sales hiring blueprint is a short plan you write before you source anyone: how you sell, five competencies, who tests each one, pay and quota, where to look, and the rule for deciding. It takes an afternoon, and everyone who interviews signs it. Here are eight steps, a worked example, and a short version if you interview tomorrow.',
  keyPoints: [
    'Start from how you sell: motion, deal size, cycle, customer, objections.',
    'Pick five competencies, and the stage that shows each.',
    'Name one owner for each competency.',
    'Book reviews at 30, 60 and 90 days, each with one check.',
  ],
  links: [
    '/product',
    '/how-it-works',
    '/answers/sales-competency-rubric',
    '/answers/top-5-sales-competencies',
    '/samples/blueprint',
    '/answers/ai-hiring-laws',
  ],
  dateModified: '2026-11-27',
  closing: {
    heading: 'Start your blueprint from a draft',
    text: 'The product drafts it from a job description and five facts. Leave your email, and we’ll write when your trial opens.',
  },
  artifact: articleArtifacts.blueprint,
  sections: [
    {
      heading: 'Step 1: write the selling context',
      paragraphs: [
        'One account executive (AE) closes a $6,000 deal on the second call; another runs a nine-month process with a committee. So write five lines first: motion, contract value, cycle, ideal customer and the objections heard most. A meta-analysis found that not knowing what is expected is associated with lower sales performance (standardized coefficient −.25) [1].',
      ],
    },
    {
      heading: 'Steps 2 and 3: five competencies, each with a stage',
      paragraphs: [
        'Choose what you can watch a person do: run discovery, bring a second stakeholder into a deal. Could a stranger in the room point to the moment? If not, drop the line. Then match the stage: a multiple-choice test shows judgment, a role-play shows what someone says live, a structured interview shows a past deal.',
      ],
    },
    {
      heading: 'Step 4: assign interviewers',
      paragraphs: [
        'One owner per competency, one question sheet, two raters for the role-play. The US Office of Personnel Management gives the sequence: job analysis, competencies, questions, rating scales, probes, a pilot, a guide [2]. For the pilot, try the questions on your best rep. If that rep scores a 2, the question may be wrong.',
      ],
    },
    {
      heading: 'Step 5: set pay and quota from your own deals',
      paragraphs: [
        'Work the quota out before you post it: deals a ramped rep closes in a quarter, times contract value. With our example’s $28,000 and six deals a quarter, that is $168,000 a quarter and $672,000 a year. Then divide on-target earnings (OTE), base plus commission, by that quota: an OTE of $140,000 would cost you 21 cents for each dollar sold. Write down how many of your reps reached quota last year: candidates ask.',
      ],
    },
    {
      heading: 'Step 6: source from similar teams',
      paragraphs: [
        'List ten companies that sell to your buyer, at your deal size, in your motion. Ask each of your reps for two names from them. Post with the pay range and the five competencies in plain words.',
      ],
    },
    {
      heading: 'Step 7: agree on how you’ll decide',
      paragraphs: [
        `Write the rule as sentences: “${decisionRule.join(' ')}” Sign it before you meet anyone.`,
      ],
    },
    {
      heading: 'Step 8: plan the ramp, and three reviews',
      paragraphs: [
        'Put the ramp in writing, for example no quota in month one, then 25, 50, 75 and 100 percent. Book three reviews the day the offer is signed, each with one check. At each, ask whether the score pointed the right way, and change one thing for the next hire.',
      ],
    },
    {
      heading: 'Worked example: mid-market AE',
      paragraphs: [
        `A company that sells ${role.product}. ${context.join('. ').replace(/([^”])$/, '$1.')}`,
        `Candidate ${recommendation.candidate} scored as below. The recommendation was to ${recommendation.verdict} for objection handling. [Read the whole plan](/samples/blueprint).`,
      ],
      table: {
        caption: 'Blueprint for a mid-market AE',
        columns: ['Competency', 'Stage', 'Owner', 'B-07', '30/60/90 check'],
        rows: competencies.map(({ id, name, owner }) => [
          name,
          stageOf(id)?.name ?? '',
          owner,
          String(scoreOf(recommendation.candidate, id)),
          kpiOf(id),
        ]),
      },
    },
    {
      heading: 'What the research supports',
      paragraphs: [
        'A 2022 study re-estimated how closely common hiring methods track later job performance [3]; a 2023 paper adds group differences for each [4]. The figures are correlations: .42 squared is about 18% of the differences. The 1998 estimates were higher, at .51 for structured and .38 for unstructured interviews [5], and some researchers dispute the new ones [6].',
      ],
      table: {
        caption: 'Average validity after the 2022 revision, as correlations',
        columns: ['Method', 'Correlation'],
        rows: [
          ['Structured interviews', '.42'],
          ['Job-knowledge tests', '.40'],
          ['Work samples', '.33'],
          ['Cognitive ability tests', '.31'],
          ['Unstructured interviews', '.19'],
          ['Years of job experience', '.07'],
        ],
      },
    },
    {
      heading: 'What this does not prove',
      paragraphs: [
        'The averages cover many jobs besides sales. A plan makes a decision easier to explain and improve. It does not forecast quota, so watch outcomes, across groups too.',
      ],
    },
    {
      heading: 'If your first interview is tomorrow',
      paragraphs: ['It takes about 40 minutes:'],
      list: [
        'Write the five context lines. Where you are unsure, ask a rep.',
        'Name five competencies and strike any that nobody could point to in a call.',
        'Write two questions and four levels for the one you own.',
        'Send the rule to everyone on the panel and ask for a yes.',
      ],
      ordered: true,
    },
  ],
  sources: [
    sources.verbeke2011,
    sources.opm2008,
    sources.sackett2022,
    sources.sackett2023,
    sources.schmidtHunter1998,
    sources.dissentIop,
  ],
} satisfies ArticleData;
