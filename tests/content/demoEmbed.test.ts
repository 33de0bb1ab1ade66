import { describe, expect, test } from 'vitest';
import { demoTour } from '../../src/content/demoEmbed.ts';
import {
  type CompetencyId,
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

/** Words with at least two letters or digits: `A` and `4` are signs that are seen, not read. */
const wordsOf = (text: string): number => [...text.matchAll(/[\p{L}\d$][\p{L}\d’':,-]+/gu)].length;

/** What each scene's page of the file says. */
const pages: Readonly<Record<(typeof scenes)[number]['id'], readonly string[]>> = {
  role: [file.role, file.jobText.pieces.map(({ text }) => text).join('')],
  competencies: file.competencyDraft.rows.flatMap((row) => [
    row.from,
    row.name,
    ...('drafted' in row ? [row.drafted] : []),
  ]),
  'proof-test': [
    file.candidate,
    file.answerChoice.situation,
    ...file.answerChoice.options.map(({ text }) => text),
    file.answerChoice.scored.anchor,
  ],
  interview: [
    file.listenFor.competency,
    file.listenFor.note.quote,
    file.listenFor.note.time,
    file.listenFor.anchor,
  ],
  scores: [
    ...file.printedScores.candidates,
    ...file.printedScores.rows.map(({ competency }) => competency),
    ...file.printedScores.receipts.flatMap(({ time, quote }) => [time, quote]),
  ],
  decision: [
    file.decision.verdict,
    file.decision.reason,
    file.decision.flag.check,
    ...file.decision.choices,
    file.decision.signature,
  ],
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
      const marked = file.jobText.pieces.filter((piece) => 'marked' in piece);
      if (place > 0) for (const { text } of marked) before.add(text);
      const fresh = pages[id].filter((text) => !before.has(text));
      expect(fresh.length).toBeGreaterThan(0);
      expect(wordsOf([...fresh, caption].join(' '))).toBeLessThanOrEqual(33);
    },
  );
});

const applicant = recommendation.candidate;
const [, businessCase, multiThreading, , forecast] = competencies;

test('the tour fills in the hiring file, and nothing that is not in it', () => {
  const task = proofTest.tasks[0];
  const answer = receiptOf(applicant, businessCase.id);
  const note = receiptOf(applicant, multiThreading.id);
  const { printedScores, decision } = file;
  expect(file.role).toBe(role.name);
  expect(file.candidate).toBe(applicant);
  expect(file.jobText.pieces).toEqual(jobDescription);
  expect(file.competencyDraft.rows.map(({ from, name }) => ({ from, name }))).toEqual(
    competencies.map(({ from, name }) => ({ from, name })),
  );
  expect(file.competencyDraft.rows.filter((row) => 'drafted' in row)).toHaveLength(1);
  expect(file.answerChoice).toEqual({
    situation: task.inShort,
    options: task.options.map(({ letter, inShort, level }) => ({ letter, text: inShort, level })),
    chosen: answer.letter,
    scored: {
      competency: businessCase.name,
      place: competencies.indexOf(businessCase),
      anchor: answer.anchor,
    },
  });
  expect(file.listenFor).toEqual({
    competency: multiThreading.name,
    note: { quote: printedScores.receipts[2].quote, time: note.time },
    anchor: note.anchor,
    score: note.score,
  });
  expect(printedScores.candidates).toEqual(candidates.map(({ id }) => id));
  expect(printedScores.rows).toEqual(
    competencies.map(({ id, name }) => ({
      competency: name,
      scores: candidates.map((each) => scoreOf(each.id, id)),
    })),
  );
  expect(decision.verdict).toBe(`Recommendation: ${recommendation.verdict}`);
  expect(decision.reason).toBe(recommendation.inBrief);
  const flagged = kpis.find(({ competency }) => competency === businessCase.id);
  expect(decision.flag).toEqual({
    competency: businessCase.name,
    score: answer.score,
    place: competencies.indexOf(businessCase),
    check: `Day ${flagged?.day}: ${flagged?.check}`,
  });
});

test.each(file.printedScores.receipts)(
  'the receipt of $time is the beginning of the one in the file',
  ({ row, quote, time, minutes }) => {
    const receipt = receiptOf(applicant, competencies[row].id);
    expect(quote.length).toBeGreaterThan(30);
    expect(receipt.quote?.startsWith(quote.replace(/ …”$/, ''))).toBe(true);
    expect([receipt.time, receipt.minutes]).toEqual([time, minutes]);
    expect(file.printedScores.candidates[file.printedScores.column]).toBe(applicant);
  },
);

test('the tour ends with a whole receipt of the file', () => {
  const { words: _words, ...receipt } = demoTour.end.receipt;
  expect(receiptOf(applicant, multiThreading.id)).toMatchObject({ ...receipt, kind: 'note' });
});

test('the head of the file knows no score before its scene', () => {
  const known = (ids: readonly CompetencyId[]) =>
    competencies.map(({ id }) => (ids.includes(id) ? scoreOf(applicant, id) : 0));
  expect(file.scores).toEqual({
    atFirst: known([]),
    afterTest: known(['business-case', forecast.id]),
    afterInterview: known(['business-case', multiThreading.id, forecast.id]),
    afterAll: known(competencies.map(({ id }) => id)),
  });
});
