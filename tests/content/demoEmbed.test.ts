import { describe, expect, test } from 'vitest';
import { demoTour } from '../../src/content/demoEmbed.ts';
import {
  candidates,
  competencies,
  jobDescription,
  kpis,
  proofTest,
  receiptOf,
  recommendation,
  role,
  scoreOf,
} from '../../src/content/hiringFile.ts';

const { file, scenes } = demoTour;

/** Number of words with at least two characters; single ones such as `A` and `4` need no reading. */
const wordsOf = (text: string): number => [...text.matchAll(/[\p{L}\d$][\p{L}\d’':,-]+/gu)].length;

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : [];
};

/** Texts on the page of the hiring file that each scene shows. */
const pages: Readonly<Record<(typeof scenes)[number]['id'], readonly string[]>> = {
  role: [file.role, ...textsIn(file.jobText)],
  competencies: textsIn(file.competencyDraft),
  'proof-test': [file.candidate, ...textsIn(file.answerChoice)],
  interview: textsIn(file.listenFor),
  scores: [
    ...textsIn(file.printedScores.rows),
    ...file.printedScores.receipts.flatMap(({ time, quote }) => [time, quote]),
  ],
  decision: textsIn(file.decision),
};

describe('scene by scene', () => {
  test.each(scenes)('$name stands 8 to 10 s, and is complete before it ends', (scene) => {
    expect(scene.seconds).toBeGreaterThanOrEqual(8);
    expect(scene.seconds).toBeLessThanOrEqual(10);
    expect(Math.max(...scene.cues)).toBeLessThanOrEqual(scene.seconds - 2);
  });

  test.each(scenes)('$name has a caption of at most 12 words', ({ caption }) => {
    expect(wordsOf(caption)).toBeLessThanOrEqual(12);
  });

  test.each(scenes.map((scene, place) => ({ ...scene, place })))(
    '$name gives at most 33 words to read that no scene before it gave',
    ({ id, caption, place }) => {
      const before = new Set(scenes.slice(0, place).flatMap((scene) => pages[scene.id]));
      const fresh = pages[id].filter((text) => !before.has(text));
      expect(fresh.length).toBeGreaterThan(0);
      expect(wordsOf([...fresh, caption].join(' '))).toBeLessThanOrEqual(33);
    },
  );
});

const applicant = recommendation.candidate;
const [, businessCase, multiThreading, objections] = competencies;
const answer = receiptOf(applicant, businessCase.id);
const note = receiptOf(applicant, multiThreading.id);

test('the tour fills in the hiring file, and nothing that is not in it', () => {
  const [task] = proofTest.tasks;
  const flagged = kpis.find(({ competency }) => competency === objections.id);
  expect(file).toMatchObject({
    role: role.name,
    candidate: applicant,
    jobText: { pieces: jobDescription },
    competencyDraft: { rows: competencies.map(({ from, name }) => ({ from, name })) },
    answerChoice: {
      situation: task.inShort,
      options: task.options.map(({ letter, inShort, level }) => ({ letter, text: inShort, level })),
      chosen: answer.letter,
      scored: {
        competency: businessCase.name,
        place: competencies.indexOf(businessCase),
        anchor: answer.anchor,
      },
    },
    listenFor: {
      competency: multiThreading.name,
      note: { quote: file.printedScores.receipts[2].quote, time: note.time },
      anchor: note.anchor,
      score: note.score,
    },
    printedScores: {
      candidates: candidates.map(({ id }) => id),
      column: candidates.findIndex(({ id }) => id === applicant),
      rows: competencies.map(({ id, name }) => ({
        competency: name,
        scores: candidates.map((each) => scoreOf(each.id, id)),
      })),
    },
    decision: {
      verdict: `Recommendation: ${recommendation.verdict}`,
      reason: recommendation.inBrief,
      flag: {
        competency: objections.name,
        place: competencies.indexOf(objections),
        score: receiptOf(applicant, objections.id).score,
        check: `Day ${flagged?.day}: ${flagged?.check}`,
      },
    },
  });
  expect(file.competencyDraft.rows.filter((row) => 'drafted' in row)).toHaveLength(1);
});

test.each(file.printedScores.receipts)(
  'the receipt of $time is the beginning of the one in the file',
  ({ row, quote, time, minutes }) => {
    const receipt = receiptOf(applicant, competencies[row].id);
    expect(quote.length).toBeGreaterThan(30);
    expect(receipt).toMatchObject({ time, minutes });
    expect(receipt.quote?.startsWith(quote.replace(/ …”$/, ''))).toBe(true);
  },
);

test('the tour ends with a whole receipt of the file', () => {
  const { words: _words, ...receipt } = demoTour.end.receipt;
  expect(note).toMatchObject({ ...receipt, kind: 'note' });
});

test.each([
  ['atFirst', []],
  ['afterTest', ['business-case', 'forecast-honesty']],
  ['afterInterview', ['business-case', 'multi-threading', 'forecast-honesty']],
  ['afterAll', competencies.map(({ id }) => id)],
] as const)(
  '%s: the head of the file shows the scores of the scenes so far, and no others',
  (moment, known) => {
    expect(file.scores[moment]).toEqual(
      competencies.map(({ id }) =>
        (known as readonly string[]).includes(id) ? scoreOf(applicant, id) : 0,
      ),
    );
  },
);
