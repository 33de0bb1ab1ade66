import type { ReadCompetency } from './readCompetencies.ts';

/** A cell of a CSV file. */
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** The scorecard for a spreadsheet: a row for each level. */
export const scorecardCsv = (items: readonly ReadCompetency[]): string =>
  [
    ['competency', 'behavior', 'level', 'anchor', 'example', 'question 1', 'question 2', 'score'],
    ...items.flatMap(({ name, behavior, anchors, questions }) =>
      anchors.map(({ level, anchor, sound }) => [
        name,
        behavior,
        String(level),
        anchor,
        sound,
        ...questions,
        '',
      ]),
    ),
  ]
    .map((row) => row.map(quoted).join(','))
    .join('\r\n');

/** The scorecard for a document. */
export const scorecardMarkdown = (title: string, items: readonly ReadCompetency[]): string =>
  [
    `# ${title}`,
    ...items.map(({ name, behavior, anchors, questions }) =>
      [
        `## ${name}`,
        behavior,
        questions.map((question) => `- ${question}`).join('\n'),
        anchors.map(({ level, anchor, sound }) => `${level}. ${anchor} ${sound}`).join('\n'),
        'Score: \nSaid or written, word for word: ',
      ].join('\n\n'),
    ),
  ].join('\n\n');
