import { describe, expect, test } from 'vitest';
import {
  competencyOf,
  extentOf,
  peopleOf,
  questionNumber,
  receiptIn,
  scoreIn,
  stageOf,
} from '../../src/content/hiringFiles/derive.ts';
import { hiringFiles } from '../../src/content/hiringFiles/hiringFiles.ts';
import type { Evidence, HiringFile } from '../../src/content/hiringFiles/types.ts';

const words = ['zero', 'one', 'two', 'three', 'four'];
const seconds = (time: string): number => {
  const [minute, second] = time.split(':').map(Number);
  return (minute ?? Number.NaN) * 60 + (second ?? Number.NaN);
};

const lower = (names: readonly string[]): string[] => names.map((name) => name.toLowerCase());
const idsOf = ({ competencies }: HiringFile): string[] => competencies.map(({ id }) => id);

describe.each(hiringFiles)('the file of the $role.name', (file) => {
  const { recommendation, stages, proofTest } = file;
  const cells = file.candidates.flatMap(({ id, evidence }) =>
    Object.entries(evidence).map(([competency, seen]) => ({ id, competency, seen })),
  );
  const tested = stages.find(({ id }) => id === 'proof-test');

  test('has five competencies, each from the job description or the context, with four levels', () => {
    const given = lower([
      ...file.jobDescription.filter(({ marked }) => marked === true).map(({ text }) => text),
      ...file.role.context.flatMap(({ label, value }) => [value, `${label}: ${value}`]),
    ]);
    expect(file.competencies).toHaveLength(5);
    expect(file.role.context).toHaveLength(5);
    for (const { name, from, task, anchors } of file.competencies) {
      expect(given, name).toContain(from.toLowerCase());
      expect(task, name).toMatch(/^(?:Proof test|Work task|Role-play|Interview): /);
      expect(anchors.map(({ level }) => level)).toEqual([1, 2, 3, 4]);
      for (const { anchor, sound } of anchors) {
        expect(anchor).toMatch(/\.$/);
        expect(sound).toMatch(/^“.+”$/);
      }
    }
  });

  test('scores each competency in one stage, by what its task says', () => {
    const scored = stages.flatMap(({ competencies }) => competencies);
    expect(scored.toSorted()).toEqual(idsOf(file).toSorted());
    for (const { id, task } of file.competencies) {
      const kind = task.split(':')[0]?.toLowerCase() ?? '';
      expect(stageOf(file, id).name.toLowerCase().replace('tasks', 'task')).toContain(kind);
    }
  });

  test('has an owner for each competency who meets the candidate and asks about the written ones', () => {
    const live = stages.filter(({ isLive }) => isLive);
    for (const { id, name, owner } of file.competencies) {
      expect(lower(live.flatMap(peopleOf)), name).toContain(owner.toLowerCase());
      const scoring = stageOf(file, id);
      if (scoring.isLive) expect(lower(peopleOf(scoring)), name).toContain(owner.toLowerCase());
      const asked = live.filter(({ asksAbout = [] }) => asksAbout.includes(id));
      for (const stage of asked) {
        expect(stageOf(file, id).isLive).toBe(false);
        expect(lower(peopleOf(stage)), name).toContain(owner.toLowerCase());
      }
    }
    for (const id of tested?.competencies ?? [])
      expect(
        live.some(({ asksAbout = [] }) => asksAbout.includes(id)),
        id,
      ).toBe(true);
    expect(lower(live.flatMap(peopleOf))).toContain(file.coachCard.interviewer.toLowerCase());
    expect(idsOf(file)).toContain(file.coachCard.competency);
  });

  test('has a proof test of the questions that its competencies need, in less time than it gives', () => {
    expect(proofTest.tasks.map(({ competency }) => competency)).toEqual(tested?.competencies);
    expect(proofTest.tasks.map(({ competency }) => questionNumber(file, competency))).toEqual(
      proofTest.tasks.map((_, place) => place * proofTest.questionsEach + 1),
    );
    expect(proofTest.workMinutes).toBeLessThan(tested?.minutes ?? 0);
    expect(extentOf(file)).toContain(`candidates get ${tested?.minutes}.`);
  });

  test.each(proofTest.tasks)(
    'has a key for “$inShort” that its order does not give away',
    (task) => {
      const keyed: number[] = task.options.map(({ level }) => level);
      expect(keyed.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4]);
      const steps = keyed.slice(1).map((level, place) => Math.sign(level - (keyed[place] ?? 0)));
      expect(new Set(steps).size).toBe(2);
    },
  );

  test('has an entry for every candidate and competency', () => {
    for (const { id, evidence } of file.candidates)
      expect(Object.keys(evidence), id).toEqual(idsOf(file));
    expect(cells.filter(({ seen }) => seen.kind === 'none').length).toBeGreaterThan(0);
  });

  test.each(cells)(
    'gives $id for $competency what its source can show',
    ({ id, competency, seen }) => {
      const receipt = receiptIn(file, id, competency);
      const stage = stageOf(file, competency);
      if (seen.kind === 'none') {
        expect(receipt).toMatchObject({ score: 0, rationale: seen.reason, next: seen.next });
        expect(receipt.quote).toBeUndefined();
        return;
      }
      const wanted: Evidence['kind'] =
        stage.id === 'proof-test' ? 'answer' : stage.isLive ? 'note' : 'work';
      expect(seen.kind).toBe(wanted);
      expect(receipt.quote).toMatch(/^“.+”$/);
      expect(receipt.anchor).toBe(
        competencyOf(file, competency).anchors[receipt.score - 1]?.anchor,
      );
      if (seen.kind === 'note')
        expect(seconds(seen.time)).toBeLessThan((receipt.minutes ?? 0) * 60);
      if (seen.kind === 'answer') {
        const task = proofTest.tasks.find((each) => each.competency === competency);
        const printed = task?.options.find(({ letter }) => letter === seen.letter)?.level ?? 0;
        const all = [printed, ...seen.others];
        expect(receipt.score, 'the printed answer is at the level of the score').toBe(printed);
        expect(all.filter((level) => level >= printed).length).toBeGreaterThanOrEqual(3);
        expect(all.filter((level) => level > printed).length).toBeLessThan(3);
        const [, counted] = /in (\w+) (?:of the four )?answers/.exec(seen.rationale) ?? [];
        if (counted !== undefined && counted !== 'all')
          expect(words.indexOf(counted)).toBe(all.filter((level) => level === printed).length);
      }
    },
  );

  test('recommends somebody whom its rule lets through, with a plan for each score below 3', () => {
    const { candidate, reasons, inShort } = recommendation;
    for (const id of file.required) expect(scoreIn(file, candidate, id)).toBeGreaterThanOrEqual(3);
    for (const { id, name } of file.competencies) {
      const score = scoreIn(file, candidate, id);
      expect(score).toBeGreaterThan(1);
      expect(reasons.join(' ').toLowerCase()).toContain(`${name.toLowerCase()} ${score}`);
      if (score > 2) continue;
      expect(reasons.join(' ')).toContain(`${name} ${score}: below it, so`);
      expect(inShort).toContain(`${name} is at ${score}, so`);
    }
    expect(recommendation.decides).toMatch(/^The .+ decides\.$/);
  });

  test('has a person’s note on each score that the test gave and an interview asked about', () => {
    const questions = recommendation.openQuestions.join('\n');
    const asking = stages.filter(({ asksAbout = [] }) => asksAbout.length > 0);
    for (const { asksAbout = [], minutes } of asking) {
      for (const id of asksAbout)
        expect(questions.toLowerCase()).toContain(competencyOf(file, id).name.toLowerCase());
      const times = questions.match(/\d\d:\d\d/g) ?? [];
      expect(times).toHaveLength(asksAbout.length);
      for (const time of times) expect(seconds(time)).toBeLessThan(minutes * 60);
    }
  });

  test('checks at 30, 60 and 90 days what was scored before', () => {
    expect(file.kpis.map(({ day }) => day)).toEqual([30, 60, 90]);
    for (const { competency } of file.kpis) expect(idsOf(file)).toContain(competency);
  });
});

test('the account executive who is recommended keeps no silent deal in the forecast', () => {
  const [file] = hiringFiles;
  expect(file && receiptIn(file, 'B-07', 'forecast-honesty').quote).toContain('out of commit');
});

test('no two files share the name of a competency or of a candidate', () => {
  const names = hiringFiles.flatMap(({ competencies, candidates }) => [
    ...competencies.map(({ name }) => name),
    ...candidates.map(({ id }) => id),
  ]);
  expect(new Set(names).size).toBe(names.length);
});
