import type { LegalDocumentProps } from '../sections/LegalDocument/LegalDocument.tsx';
import { documentWords } from './documentWords.ts';
import {
  competencies,
  decisionRule,
  jobDescription,
  kpis,
  proofTest,
  receiptOf,
  recommendation,
  role,
  scoreOf,
  stages,
} from './hiringFile.ts';
import { accountExecutive } from './hiringFiles/accountExecutive.ts';
import { questionNumber } from './hiringFiles/derive.ts';
import { salesDevelopment } from './hiringFiles/salesDevelopment.ts';
import { salesLeader } from './hiringFiles/salesLeader.ts';

const illustrative = 'Illustrative data: an invented company and invented candidates.';
const abbreviated =
  'CFO is short for chief financial officer; ERP for enterprise resource planning, the accounting system.';
const samplesCrumb = { label: 'Samples', to: '/samples' };
const home = { label: 'Home', to: '/' };
const competencyOf = (id: string) => competencies.find((each) => each.id === id);
const competencyName = (id: string): string => competencyOf(id)?.name ?? id;

/** Two cells about a stage: what it scores or asks about, and who answers for that. */
function whatItScores(stage: (typeof stages)[number]): [string, string] {
  const isScored = stage.competencies.length > 0;
  const about = isScored ? stage.competencies : 'asksAbout' in stage ? stage.asksAbout : [];
  if (about.length === 0) return ['Must-haves only', stage.runBy];
  const owners = new Set(about.map((id) => competencyOf(id)?.owner));
  const names = about.map(competencyName).join(', ');
  return [isScored ? names : `Checks the test’s scores: ${names}`, [...owners].join(', ')];
}

export const samplesDocument = {
  breadcrumb: [home, { label: 'Samples' }],
  title: 'Samples',
  lead: 'What the product writes: an evidence pack, a blueprint, scores and a rubric, all from one example. Open, print or download.',
  summary: [
    illustrative,
    'The pages print on plain paper.',
    'Columns and fields are samples and may change before the trial opens.',
    'No signup is needed.',
  ],
  sections: [
    {
      id: 'pages',
      heading: 'Pages to print',
      paragraphs: [
        'The evidence pack reports on one candidate. The blueprint plans the whole process for one open role, with starting sets for other roles.',
      ],
      links: [
        { label: 'Evidence pack of Candidate B-07', to: '/samples/evidence-pack' },
        { label: 'Blueprint for a mid-market account executive (AE)', to: '/samples/blueprint' },
      ],
    },
    {
      id: 'scores',
      heading: 'Scores',
      paragraphs: [
        'One row for each candidate and competency: score, source, time, words and level. An empty score means no evidence.',
      ],
      links: [
        { label: 'Scores as CSV', to: '/samples/scores.csv' },
        { label: 'Scores as Markdown', to: '/samples/scores.md' },
      ],
    },
    {
      id: 'rubric',
      heading: 'Rubric',
      paragraphs: [
        'Five competencies at four levels each, with what a candidate might say at each level. Copy it into your own documents.',
      ],
      links: [
        { label: 'Rubric as CSV', to: '/samples/rubric.csv' },
        { label: 'Rubric as Markdown', to: '/samples/rubric.md' },
      ],
    },
    {
      id: 'webhook',
      heading: 'Webhook',
      paragraphs: [
        'The payload that your own software would receive when a candidate’s evidence pack is ready.',
      ],
      links: [{ label: 'Webhook payload as JSON', to: '/samples/webhook.json' }],
    },
  ],
  words: documentWords,
} satisfies LegalDocumentProps;

const receipts = competencies.map(({ id }) => receiptOf(recommendation.candidate, id));

export const evidencePackDocument = {
  breadcrumb: [home, samplesCrumb, { label: 'Evidence pack' }],
  title: `Evidence pack: Candidate ${recommendation.candidate}`,
  lead: `Five scores of one candidate, each with its source, and a recommendation. Role: ${role.fullName}. ${illustrative}`,
  summary: [
    `Recommendation: ${recommendation.verdict}. ${recommendation.decides}`,
    ...recommendation.reasons,
    'Scores run from 1 to 4. A blank means no evidence.',
    abbreviated,
  ],
  sections: [
    {
      id: 'scores',
      heading: 'Scores and their sources',
      paragraphs: [
        `A score from the proof test shows an answer that was chosen at that level. ${proofTest.scoreRule} A score from a conversation shows the interviewer’s note with its time, in minutes and seconds from the start. Notes are typed, so they may not be word for word.`,
      ],
      table: {
        caption: `Scores of Candidate ${recommendation.candidate}`,
        columns: ['Competency', 'Score', 'Source', 'Words', 'Level matched', 'Why'],
        rows: receipts.map(
          ({ competency, score, source, time, letter, quote = '', anchor = '', rationale }) => [
            competency,
            String(score),
            time === undefined ? `${source}, answer ${letter}` : `${source}, ${time}`,
            quote,
            anchor,
            rationale,
          ],
        ),
      },
    },
    {
      id: 'decision',
      heading: 'Recommendation and rule',
      paragraphs: [
        `The recommendation is to ${recommendation.verdict}. The rule was written before the first interview:`,
      ],
      list: [...decisionRule],
    },
    {
      id: 'open-questions',
      heading: 'Open questions',
      paragraphs: ['What the scores leave open:'],
      list: [...recommendation.openQuestions],
    },
    {
      id: 'kpis',
      heading: 'What to check after the hire',
      paragraphs: [
        'Each key performance indicator (KPI) has the early score that speaks to it. The mapping informs; it does not forecast.',
      ],
      table: {
        caption: 'Checks at 30, 60 and 90 days',
        columns: ['Day', 'KPI', 'Early score', 'Check'],
        rows: kpis.map(({ day, kpi, competency, check }) => [
          `Day ${day}`,
          kpi,
          `${competencyName(competency)}\u00a0${scoreOf(recommendation.candidate, competency)}`,
          check,
        ]),
      },
    },
  ],
  words: documentWords,
} satisfies LegalDocumentProps;

export const blueprintDocument = {
  breadcrumb: [home, samplesCrumb, { label: 'Blueprint' }],
  title: 'Blueprint for a mid-market AE',
  lead: `A hiring plan to copy: competencies, stages, answer key and decision rule. Role: ${role.fullName}. ${illustrative}`,
  summary: [
    'The role, five competencies, the stages with their owners, and the rule for deciding.',
    'Each competency is scored in one stage, from 1 to 4, and one person answers for its score.',
    proofTest.answerKeyRule,
    `Open question: ${role.openQuestion}`,
    abbreviated,
  ],
  sections: [
    {
      id: 'role',
      heading: 'Role and context',
      paragraphs: [jobDescription.map(({ text }) => text).join('')],
      table: {
        caption: 'How the company sells',
        columns: ['Fact', 'Value'],
        rows: role.context.map(({ label, value }) => [label, value]),
      },
    },
    {
      id: 'competencies',
      heading: 'Five competencies at four levels',
      paragraphs: ['Level 3 is the level to hire at. The sentence for a level is its anchor.'],
      table: {
        caption: 'Levels from 1 to 4',
        columns: ['Competency', '1', '2', '3', '4'],
        rows: competencies.map(({ name, anchors }) => [
          name,
          ...anchors.map(({ anchor }) => anchor),
        ]),
      },
    },
    {
      id: 'stages',
      heading: 'Stages and owners',
      paragraphs: ['Everyone who reaches a stage takes the same tasks.'],
      table: {
        caption: 'Who sees what',
        columns: ['Stage', 'Run by', 'Minutes', 'Scores', 'Answers for the score'],
        rows: stages.map((stage) => [
          stage.name.replace(/ (?=\d)/, '\u00a0'),
          stage.runBy,
          String(stage.minutes),
          ...whatItScores(stage),
        ]),
      },
    },
    ...proofTest.tasks.map(({ kind, competency, situation, question, options }) => {
      const number = questionNumber(accountExecutive, competency);
      return {
        id: `question-${number}`,
        heading: `Proof test, question ${number}`,
        paragraphs: [
          ...(number === 1 ? [`${proofTest.extent} ${proofTest.scoreRule}`] : []),
          `${kind}, for ${competencyName(competency).toLowerCase()}.`,
          situation,
          question,
        ],
        table: {
          caption: `Answer key of question ${number}`,
          columns: ['Option', 'Text', 'Level'],
          rows: options.map(({ letter, text, level }) => [letter, text, String(level)]),
        },
      };
    }),
    {
      id: 'rule',
      heading: 'Decision rule',
      paragraphs: ['Written and agreed on before the first interview:'],
      list: [...decisionRule],
    },
    {
      id: 'kpis',
      heading: 'Checks after the hire',
      paragraphs: [
        kpis
          .map(({ day, kpi }) => `Day ${day}: ${kpi.charAt(0).toLowerCase()}${kpi.slice(1)}.`)
          .join(' '),
      ],
    },
    ...[salesDevelopment, salesLeader].map(
      ({ id, role: { name, fullName }, competencies: set }) => ({
        id,
        heading: `Starting set: ${name}`,
        paragraphs: [`${fullName}.`],
        table: {
          caption: `Five competencies for ${name}`,
          columns: ['Competency', 'What you can see', 'What shows it', 'Level 3'],
          rows: set.map((each) => [each.name, each.behavior, each.task, each.anchors[2].anchor]),
        },
      }),
    ),
  ],
  words: documentWords,
} satisfies LegalDocumentProps;
