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
  kind: 'Guide and short plan',
  title: 'Sales hiring blueprint: a short plan',
  metaDescription:
    'Tie the job description, five competencies, a multiple-choice test, interviews and the rule for deciding into a short plan, before you source anyone.',
  h1: 'How to write a sales hiring blueprint before you source',
  summary:
    'A sales hiring blueprint is a short plan that you write before you source anyone. It answers six questions, from how you sell and which five things the person must do to what should be true after 90 days. It takes an afternoon.',
  keyPoints: [
    'Start from how you sell. Write down motion, deal size, cycle length, ideal customer and the three objections a new rep will hear in week one.',
    'Pick five competencies and stop. For each one, name the stage that will show it: a multiple-choice test, an interview or a role-play. Each competency is then seen at least once.',
    'Name one owner for each competency: the person who answers for its score. When everyone asks about everything, you hear the same career story four times and learn little.',
    'Agree on how you’ll decide before the first interview: which scores matter most, what counts as a stop, and who decides. Say what happens when two interviewers see the same answer differently.',
    'Put review dates on the calendar at 30, 60 and 90 days, each with a key performance indicator (KPI). Compare what the scores said with what the new rep did, then fix the blueprint for the next hire.',
  ],
  links: [
    '/product',
    '/how-it-works',
    '/answers/sales-competency-rubric',
    '/answers/top-5-sales-competencies',
    '/samples/blueprint',
    '/answers/ai-hiring-laws',
  ],
  dateModified: '2026-11-26',
  closing: {
    heading: 'Start your blueprint from a draft',
    text: 'It takes a job description and five facts about how you sell. You edit the plan before anyone is tested.',
  },
  artifact: articleArtifacts.blueprint,
  sections: [
    {
      heading: 'What goes in the plan',
      paragraphs: ['A blueprint answers six questions in order.'],
      list: [
        'How do we sell, and to whom?',
        'Which five things must this person be able to do?',
        'What task will show each of those things?',
        'Who looks at what, and with which questions?',
        'How will we decide, and who decides?',
        'What should be true after 30, 60 and 90 days?',
      ],
      ordered: true,
    },
    {
      heading: 'Step 1: write the selling context',
      paragraphs: [
        'Two jobs called "account executive" (AE) can share a title and almost nothing else. One closes a $6,000 deal on the second call with one owner. The other runs a nine-month process with a buying committee.',
        'So write five lines before anything else: motion (inbound, outbound, partner or expansion), annual contract value, cycle length, ideal customer profile and the objections heard most.',
        'A second reason: a meta-analysis of studies from 1982 to 2008 found that role ambiguity, meaning not knowing what is expected, went with lower sales performance (standardized coefficient −.25) [1]. That is a finding about people in the job, not about interviews.',
      ],
    },
    {
      heading: 'Step 2: choose five competencies',
      paragraphs: [
        'Five is our judgment. With fewer you leave holes; with more, interviewers stop scoring carefully. Choose things you can watch a person do: run discovery, handle a price objection, bring a second stakeholder into a deal. "Passion" and "culture fit" do not qualify, because no two interviewers will look for the same thing.',
        'Could a stranger in the room point to the moment when it happened? If not, rewrite the line or drop it.',
      ],
    },
    {
      heading: 'Step 3: decide which stage shows each competency',
      paragraphs: [
        'A proof test, multiple choice with an answer key, shows judgment. A role-play shows what someone says live. A structured interview shows the past, such as a deal the candidate lost. Match the stage to the competency: a written test shows little about objection handling.',
        'Say the time up front: if a task takes an hour, tell people it takes an hour. If someone needs a different format because of a disability, offer an equivalent one that tests the same thing.',
      ],
    },
    {
      heading: 'Step 4: assign interviewers',
      paragraphs: [
        'One owner per competency, one question sheet, and a second rater for any role-play. The US Office of Personnel Management sets out a sequence for structured interviews that can be used for sales [2]. Analyze the job, choose competencies, write questions, build rating scales and prepare follow-up probes. Then pilot, write the guide, and document what you did.',
        'The pilot is easy to skip and cheap to run. Try the questions once on a rep you already employ. If your best rep scores a 2, the question may be wrong, or the scale.',
      ],
    },
    {
      heading: 'Step 5: agree on how you’ll decide',
      paragraphs: [
        `Write the rule as sentences, with names. For example: “${decisionRule.join(' ')}” Sign it before you meet anyone. If software gives you a recommendation, as ours does, it is one input with its evidence attached.`,
      ],
    },
    {
      heading: 'Worked example: mid-market AE',
      paragraphs: [
        `This is an invented example: a company that sells ${role.product}. ${context.join('. ').replace(/([^”])$/, '$1.')}`,
        `The last two columns show what Candidate ${recommendation.candidate} scored, from 1 to 4, and what a manager can check on the job. The recommendation was to ${recommendation.verdict} for the business case. The whole plan, and each score with its source, are among our samples.`,
      ],
      table: {
        caption: 'Illustrative blueprint for a mid-market AE, with one candidate’s scores',
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
      heading: 'Step 6: review at 30, 60 and 90 days',
      paragraphs: [
        'Pick one signal for each review, one that a manager can check without a survey. Book the three reviews the day the offer is signed. At each one, ask two questions: did the score point the right way, and did we test for something that turned out not to matter? Change one thing at a time, and keep the old version with its date.',
      ],
    },
    {
      heading: 'What the research supports',
      paragraphs: [
        'In 2022 Sackett, Zhang, Berry and Lievens re-estimated how well common hiring methods line up with later job performance [3]. The same authors discuss what to do with the new numbers, and give group differences for each method, in a 2023 open-access paper [4].',
        'The table gives correlations: .42 squared is about 18% of the differences in performance.',
        'Figures from 1998 were higher, at .51 for structured and .38 for unstructured interviews [5]. Other researchers dispute the new corrections in published replies [6][7].',
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
        'The averages cover many jobs besides sales, and they spread widely around the mean. Nobody has tested your exact blueprint. A plan like this makes a decision easier to explain and to improve. It does not show that the next hire will hit quota or that the process is fair, so watch outcomes across groups over time.',
      ],
    },
    {
      heading: 'If your first interview is tomorrow',
      paragraphs: ['The short version takes about 40 minutes.'],
      list: [
        'Write the five context lines. Leave a blank where you are unsure and ask a rep.',
        'Name five competencies and strike any that nobody could point to in a call.',
        'Write two questions and a four-level scale for the competency you own.',
        'Send the decision rule to everyone on the panel and ask for a yes.',
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
    sources.dissentApl,
  ],
} satisfies ArticleData;
