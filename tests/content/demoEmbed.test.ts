import { describe, expect, test } from 'vitest';
import { jobExcerpt } from '../../src/content/demoChapters.ts';
import { demoTour } from '../../src/content/demoEmbed.ts';
import {
  type CompetencyId,
  candidates,
  competencies,
  jobDescription,
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
  competencies: file.competencyDraft.rows.flatMap(({ from, name }) => [from, name]),
  'proof-test': [
    file.candidate,
    file.answerChoice.situation,
    ...file.answerChoice.options.map(({ text }) => text),
  ],
  interview: [
    file.listenFor.competency,
    ...file.listenFor.lines.flatMap((line) => [line.text, ...('time' in line ? [line.time] : [])]),
  ],
  scores: [
    ...file.printedScores.candidates,
    ...file.printedScores.rows.map(({ competency }) => competency),
    file.printedScores.receipt.time,
    file.printedScores.receipt.quote,
  ],
  decision: [
    file.decision.verdict,
    file.decision.reason,
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
    '$name gives at most 25 words to read that no scene before it gave',
    ({ id, caption, place }) => {
      const before = new Set(scenes.slice(0, place).flatMap((scene) => pages[scene.id]));
      const marked = file.jobText.pieces.filter((piece) => 'marked' in piece);
      if (place > 0) for (const { text } of marked) before.add(text);
      const fresh = pages[id].filter((text) => !before.has(text));
      expect(fresh.length).toBeGreaterThan(0);
      expect(wordsOf([...fresh, caption].join(' '))).toBeLessThanOrEqual(25);
    },
  );
});

test('the poster’s job description is the end of the hiring file’s', () => {
  expect(jobExcerpt.slice(1)).toEqual(jobDescription.slice(1));
});

const applicant = recommendation.candidate;
const [, , multiThreading, , forecast] = competencies;

test('the tour fills in the hiring file, and nothing that is not in it', () => {
  const task = proofTest.tasks[1];
  const answer = receiptOf(applicant, forecast.id);
  const note = receiptOf(applicant, multiThreading.id);
  const [, , third, fourth] = multiThreading.anchors;
  expect(file.role).toBe(role.name);
  expect(file.candidate).toBe(applicant);
  expect(file.competencyDraft.rows).toEqual(competencies.map(({ from, name }) => ({ from, name })));
  expect(file.answerChoice).toEqual({
    situation: task.inShort,
    options: task.options.map(({ letter, inShort }) => ({ letter, text: inShort })),
    chosen: answer.letter,
    score: answer.score,
  });
  expect(file.listenFor).toEqual({
    competency: multiThreading.name,
    lines: [{ text: third.anchor }, { text: fourth.anchor, time: note.time }],
  });
  expect(file.printedScores.candidates).toEqual(candidates.map(({ id }) => id));
  expect(file.printedScores.rows).toEqual(
    competencies.map(({ id, name }) => ({
      competency: name,
      scores: candidates.map((each) => scoreOf(each.id, id)),
    })),
  );
  expect(file.decision.verdict).toBe(`Recommendation: ${recommendation.verdict}`);
  expect(file.decision.reason).toBe(recommendation.inBrief);
});

test('the receipt of the tour is the beginning of the one in the file', () => {
  const { receipt, source, rows } = file.printedScores;
  const { quote = '', time, minutes, score } = receiptOf(applicant, multiThreading.id);
  expect(receipt.quote.length).toBeGreaterThan(30);
  expect(quote.startsWith(receipt.quote.replace(/ …”$/, ''))).toBe(true);
  expect([receipt.time, receipt.minutes]).toEqual([time, minutes]);
  expect(file.printedScores.candidates[source.column]).toBe(applicant);
  expect(rows[source.row]?.scores[source.column]).toBe(score);
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
