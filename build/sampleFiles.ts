import { stringify } from 'csv-stringify/sync';
import {
  candidates,
  competencies,
  receiptOf,
  recommendation,
  role,
  scoreOf,
} from '../src/content/hiringFile.ts';

type Row = readonly string[];

const note = 'Illustrative data, from an invented example. A sample: columns may change.';

const scoreColumns: Row = [
  'candidate',
  'competency',
  'score',
  'source',
  'time',
  'answer',
  'words',
  'anchor',
  'rationale',
];

const scoreRows: readonly Row[] = candidates.flatMap((candidate) =>
  competencies.map(({ id }) => {
    const receipt = receiptOf(candidate.id, id);
    return [
      receipt.candidate,
      receipt.competency,
      receipt.score === 0 ? '' : String(receipt.score),
      receipt.source,
      receipt.time ?? '',
      receipt.letter ?? '',
      receipt.quote ?? '',
      receipt.anchor ?? '',
      receipt.rationale,
    ];
  }),
);

const rubricColumns: Row = ['competency', 'behavior', 'level', 'anchor', 'example'];

const rubricRows: readonly Row[] = competencies.flatMap(({ name, behavior, anchors }) =>
  anchors.map(({ level, anchor, sound }) => [name, behavior, String(level), anchor, sound]),
);

/** A table of GitHub's Markdown. */
function markdownTable(columns: Row, rows: readonly Row[]): string {
  const line = (cells: Row): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}

const csv = (columns: Row, rows: readonly Row[]): string => stringify([columns, ...rows]);

const markdown = (heading: string, columns: Row, rows: readonly Row[]): string =>
  `# ${heading}\n\n${note}\n\n${markdownTable(columns, rows)}\n`;

const webhook = {
  sample: note,
  event: 'evidence_pack.ready',
  role: role.name,
  candidate: recommendation.candidate,
  scores: competencies.map(({ id, name }) => {
    const score = scoreOf(recommendation.candidate, id);
    return { competency: name, score: score === 0 ? null : score };
  }),
  recommendation: {
    verdict: recommendation.verdict,
    reasons: recommendation.reasons,
    decides: recommendation.decides,
  },
};

/** What visitors can take away, by file name; made from the hiring file, so that pages and files agree. */
export const sampleFiles: Readonly<Record<string, string>> = {
  'samples/scores.csv': csv(scoreColumns, scoreRows),
  'samples/scores.md': markdown(`Scores: ${role.name}`, scoreColumns, scoreRows),
  'samples/rubric.csv': csv(rubricColumns, rubricRows),
  'samples/rubric.md': markdown(`Rubric: ${role.name}`, rubricColumns, rubricRows),
  'samples/webhook.json': `${JSON.stringify(webhook, null, 2)}\n`,
};
