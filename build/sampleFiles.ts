import { stringify } from 'csv-stringify/sync';
import { receiptIn, scoreIn } from '../src/content/hiringFiles/derive.ts';
import { hiringFiles } from '../src/content/hiringFiles/hiringFiles.ts';
import type { HiringFile } from '../src/content/hiringFiles/types.ts';
import { filesOfReadPage } from '../src/content/readData.ts';
import { samplePath } from '../src/content/samples.ts';

/** A row of a table, by column. */
type Row = Readonly<Record<string, string>>;

const note = 'Illustrative data, from an invented example. A sample: columns may change.';

const scoresOf = (file: HiringFile): Row[] =>
  file.candidates.flatMap((candidate) =>
    file.competencies.map(({ id }) => {
      const receipt = receiptIn(file, candidate.id, id);
      return {
        candidate: receipt.candidate,
        competency: receipt.competency,
        score: receipt.score === 0 ? '' : String(receipt.score),
        source: receipt.source,
        time: receipt.time ?? '',
        answer: receipt.letter ?? '',
        words: receipt.quote ?? '',
        anchor: receipt.anchor ?? '',
        rationale: receipt.rationale,
      };
    }),
  );

const rubricOf = ({ competencies }: HiringFile): Row[] =>
  competencies.flatMap(({ name: competency, behavior, anchors }) =>
    anchors.map(({ level, anchor, sound: example }) => {
      return { competency, behavior, level: String(level), anchor, example };
    }),
  );

/** A table as CSV, with a byte order mark: without it, Excel garbles accents. */
const csv = (rows: readonly Row[]): string =>
  stringify([...rows], { header: true, bom: true, record_delimiter: '\r\n' });

/** A table in GitHub's Markdown, under a heading. */
function markdown(heading: string, rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const table = [columns, columns.map(() => '---'), ...rows.map((row) => Object.values(row))];
  const lines = table.map(
    (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`,
  );
  return `# ${heading}\n\n${note}\n\n${lines.join('')}`;
}

const webhookPayload = (file: HiringFile) => {
  const { candidate, verdict, reasons, decides } = file.recommendation;
  return {
    sample: note,
    event: 'evidence_pack.ready',
    role: file.role.name,
    candidate,
    scores: file.competencies.map(({ id, name }) => ({
      competency: name,
      score: scoreIn(file, candidate, id) || null,
    })),
    recommendation: { verdict, reasons, decides },
  };
};

const filesOf = (file: HiringFile): Readonly<Record<string, string>> => {
  const role = file.role.name;
  const files = {
    'scores.csv': csv(scoresOf(file)),
    'scores.md': markdown(`Scores: ${role}`, scoresOf(file)),
    'rubric.csv': csv(rubricOf(file)),
    'rubric.md': markdown(`Rubric: ${role}`, rubricOf(file)),
    'webhook.json': `${JSON.stringify(webhookPayload(file), null, 2)}\n`,
  };
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [samplePath(name, file).slice(1), text]),
  );
};

/** Files for visitors to download, by path: samples made from the data that pages show, and those of /read. */
export const sampleFiles: Readonly<Record<string, string>> = Object.assign(
  {},
  ...hiringFiles.map(filesOf),
  filesOfReadPage(),
);
