import type { PageIntroCopy } from '../layout/PageIntro/PageIntro.tsx';
import type { StagePlanProps } from '../illustrations/StagePlan/StagePlan.tsx';
import type { CallToActionProps } from '../sections/CallToAction/CallToAction.tsx';
import type { BlueprintDocumentProps } from '../sections/BlueprintDocument/BlueprintDocument.tsx';
import type { PackDocumentProps } from '../sections/PackDocument/PackDocument.tsx';
import { copyWords } from './copyWords.ts';
import {
  answerKeyRule,
  candidateMinutesOf,
  competencyOf,
  decisionRuleOf,
  extentOf,
  find,
  inHours,
  questionsOf,
  scoreRule,
  teamMinutesOf,
} from './hiringFiles/derive.ts';
import type { HiringFile, Stage } from './hiringFiles/types.ts';
import { evidencePackOf, sellingContextOf, sjtCardsOf } from './largeSheets.ts';
import { evidenceOf, ninetyDayStripOf, roleInWords, stamp } from './sheets.ts';
import { sampleRoles } from './roleSwitch.ts';
import { site } from './site.ts';
import { whenItOpens } from './trial.ts';
import { ways } from './ways.ts';

/** Address of a sample of a role: a page, or a file. */
export const samplePath = (name: string, { path }: Pick<HiringFile, 'path'>): string =>
  name.includes('.')
    ? `/samples/${path === '' ? '' : `${path}/`}${name}`
    : `/samples/${name}${path === '' ? '' : `/${path}`}`;

const crumbs = [
  { label: 'Home', to: '/' },
  { label: 'Samples', to: '/samples' },
];

const invented = 'We wrote these samples; company and candidates are invented.';

/** What both documents of a role share. */
const around = (file: HiringFile, name: string, label: string, files: readonly string[]) => ({
  breadcrumb: [...crumbs, { label }],
  roles: {
    label: 'Role of the example',
    items: sampleRoles.map((role) => ({ label: role.label, to: samplePath(name, role) })),
  },
  path: samplePath(name, file),
  print: 'Print',
  copy: {
    text: new URL(samplePath(name, file), site.url).href,
    label: 'Copy link',
    subject: 'to this page',
    words: copyWords,
  },
  downloads: files.map((each) => ({
    label: `${withCapital(each.replace(/\..*/, ''))} as ${each.endsWith('.csv') ? 'CSV' : 'Markdown'}`,
    to: samplePath(each, file),
  })),
  stamp,
});

const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A document with the notes below it. */
const withNotes = <Document extends object>(document: Document, ...notes: readonly string[]) => ({
  ...document,
  notes: { heading: 'About this sample', items: [...notes, invented] },
});

/** The evidence pack of the candidate who is recommended. */
export const packDocumentOf = (file: HiringFile): PackDocumentProps => {
  const { candidate, verdict, decides, reasons, openQuestions } = file.recommendation;
  const document = {
    ...around(file, 'evidence-pack', 'Evidence pack', ['scores.csv', 'scores.md']),
    title: `Evidence pack: Candidate ${candidate}`,
    lead: `Five scores of one candidate, each with its evidence. Role: ${file.role.fullName}.`,
    recommendation: { label: 'Recommendation', verdict: withCapital(verdict), decides, reasons },
    scores: {
      heading: 'Scores and their receipts',
      text: `Behind each score: the answer that was chosen, words written in a task, or a note with its minute. ${scoreRule}`,
    },
    rows: file.competencies.map(({ id, behavior, anchors }) => ({
      id,
      behavior,
      evidence: evidenceOf(file, candidate, id),
      anchors: anchors.map(({ level, anchor }) => ({ level, anchor })),
    })),
    words: { anchor: 'Level', answer: 'Answer', matched: '(matched)' },
    rule: {
      heading: 'The rule, agreed on before the first interview',
      items: decisionRuleOf(file),
    },
    openQuestions: { heading: 'What the scores leave open', items: openQuestions },
    checks: {
      heading: 'What to check after the hire',
      text: 'Each check is paired with the score it tests.',
      strip: ninetyDayStripOf(file),
    },
  };
  return withNotes(document, 'Scores run from 1 to 4. A blank means no evidence.');
};

/** The competencies that a stage scores, each with its owner; a stage that only checks scores has a note. */
function workOf(
  file: HiringFile,
  stage: Stage,
): Pick<StagePlanProps['stages'][number], 'scored' | 'note'> {
  const named = (ids: readonly string[]): string =>
    ids.map((id) => competencyOf(file, id).name.toLowerCase()).join(' and ');
  if (stage.asksAbout !== undefined)
    return {
      scored: [],
      note: `Checks ${named(stage.asksAbout)}`,
    };
  if (stage.competencies.length === 0) return { scored: [], note: 'Must-haves only' };
  return {
    note: 'Competency and owner',
    scored: stage.competencies.map((id) => {
      const { name, owner } = competencyOf(file, id);
      return { competency: name, owner };
    }),
  };
}

/** The plan for the open role. */
export const blueprintOf = (file: HiringFile): BlueprintDocumentProps => {
  const { candidate: _, ...strip } = ninetyDayStripOf(file);
  const document = {
    ...around(file, 'blueprint', 'Blueprint', ['rubric.csv', 'rubric.md']),
    title: `Blueprint: ${file.role.name}`,
    lead: `A hiring plan to copy. Role: ${file.role.fullName}.`,
    plan: {
      heading: 'Stages, owners and minutes',
      text: 'Everyone at a stage takes the same tasks.',
      unit: 'minutes',
      stages: file.stages.map((stage) => ({
        name: stage.name,
        runBy: stage.runBy,
        minutes: stage.minutes,
        ...workOf(file, stage),
      })),
      totals: [
        `${inHours(candidateMinutesOf(file))} of the candidate’s time`,
        `${inHours(teamMinutesOf(file))} of your team’s time for each finalist, with the debrief`,
      ],
    },
    role: {
      heading: 'Role and selling context',
      text: 'The job description, its marked phrases and the five facts for this role.',
      fold: 'Context',
      context: sellingContextOf(file),
    },
    competencies: {
      heading: 'Five competencies at four levels',
      text: 'Hire at level 3. Each quote shows how that level might sound.',
      items: file.competencies.map(({ id, name, behavior, owner, anchors }) => ({
        id,
        name,
        behavior,
        owner: `Owner: ${owner}`,
        anchors,
        fold: `${name}: levels`,
      })),
    },
    test: {
      heading: 'Proof test and answer key',
      text: `${extentOf(file)} Printed here: ${file.proofTest.tasks.length} of ${questionsOf(file)} questions. ${scoreRule}`,
      fold: 'Answers and key',
      questions: sjtCardsOf(file).map(({ note: __, ...question }) => question),
      note: answerKeyRule,
    },
    rule: {
      heading: 'The rule, agreed on before the first interview',
      items: [
        `After the test, the ${file.stages[1]?.runBy.toLowerCase()} reads the answers, decides who continues and writes the reason; no score stops anyone by itself.`,
        ...decisionRuleOf(file),
      ],
    },
    checks: {
      heading: 'Checks after the hire',
      text: 'Each check names the competency it tests.',
      fold: 'Three checks',
      strip,
    },
  };
  return withNotes(document);
};

/** Title and description of the pages of a role's samples. */
export const sampleMeta = (file: HiringFile) => ({
  pack: {
    title: `Sample evidence pack: ${file.role.name}`,
    description: `A printable sample evidence pack for a ${roleInWords(file)}: a recommendation, five scores with their receipts, and checks after the hire.`,
  },
  blueprint: {
    title: `Sample hiring blueprint: ${file.role.name}`,
    description: `A printable sample blueprint for a ${roleInWords(file)}: stages with owners and minutes, levels, answer key and decision rule.`,
  },
});

/** What the closing bands of the samples offer to somebody who has joined. */
const joined = {
  heading: 'See where you would score',
  text: 'Five sample answers, four levels: give each your own level and compare it with the key.',
  action: ways.score,
} satisfies CallToActionProps['joined'];

export const sampleClosingCall = {
  heading: 'Get these for your own role',
  text: whenItOpens,
  joined,
  secondaryAction: ways.read,
} satisfies CallToActionProps;

export const packClosingCall = {
  heading: 'Get a report like this on your next candidate',
  text: whenItOpens,
  joined,
} satisfies CallToActionProps;

export const blueprintClosingCall = {
  heading: 'Draft a plan for your own open role',
  text: whenItOpens,
  joined,
} satisfies CallToActionProps;

const columns = 'competency,score,time';

/** The five samples of a role, and the first lines of its files. */
export const samplesOf = (file: HiringFile) => {
  const { candidate } = file.recommendation;
  const receipts = file.competencies.map(({ id }) => evidenceOf(file, candidate, id));
  const pack = packDocumentOf(file);
  const { plan } = blueprintOf(file);
  const rated = find(file.competencies, () => true, 'competency');
  const download = (name: string, as: string, ending: string) => ({
    label: `${name} as ${as}`,
    to: samplePath(`${name.toLowerCase()}.${ending}`, file),
  });
  return {
    pack: evidencePackOf(
      file,
      file.competencies.slice(0, 3).map(({ id }) => id),
    ),
    plan: {
      words: {
        description: 'Illustration of a blueprint: stages with owners and minutes.',
        title: `Blueprint: ${file.role.name}`,
      },
      stages: plan,
    },
    rubric: {
      words: { description: 'Illustration of a rubric.', title: rated.name },
      anchors: rated.anchors.map(({ level, anchor }) => ({ level, anchor })),
    },
    scores: {
      description: 'Illustration of a file of scores.',
      title: 'scores.csv',
      lines: [
        columns,
        ...receipts.map(({ competency, score, time = '' }) => [competency, score, time].join(',')),
      ],
    },
    webhook: {
      description: 'Illustration of a payload.',
      title: 'webhook.json',
      lines: [
        'event: evidence_pack.ready',
        `role: ${file.role.name}`,
        `candidate: ${candidate}`,
        'scores:',
        ...receipts.map(({ competency, score }) => `  ${competency}: ${score}`),
      ],
    },
    items: [
      {
        heading: pack.title,
        text: 'One candidate: a recommendation, and each score with its evidence.',
        links: [{ label: 'Sample evidence pack', to: pack.path }],
      },
      {
        heading: `Blueprint: ${file.role.name}`,
        text: 'The hiring plan: stages with minutes, levels, the rule and the test.',
        links: [{ label: 'Sample blueprint', to: samplePath('blueprint', file) }],
      },
      {
        heading: 'Rubric for your spreadsheet',
        text: 'Five competencies at four levels, with an example sentence for each.',
        links: [download('Rubric', 'CSV', 'csv'), download('Rubric', 'Markdown', 'md')],
      },
      {
        heading: 'Scores for your spreadsheet',
        text: 'One row for each candidate and competency. Shown here: three of nine columns.',
        links: [download('Scores', 'CSV', 'csv'), download('Scores', 'Markdown', 'md')],
      },
      {
        heading: 'Webhook for your own systems',
        text: 'The message your systems receive when a report is ready. Shown here: an excerpt.',
        links: [download('Webhook', 'JSON', 'json')],
      },
    ],
  };
};

export const samplesIntro = {
  breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Samples' }],
  heading: 'See what you would get, for three roles',
  lead: 'Open, print or download each one. No signup.',
} satisfies PageIntroCopy;

export const samplesNotes = [`Illustrative data. ${invented}`];
