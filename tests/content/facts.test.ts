import { describe, expect, test } from 'vitest';
import {
  candidateMinutes,
  candidates,
  competencies,
  decisionRule,
  inHours,
  liveInterviews,
  proofTest,
  receiptOf,
  recommendation,
  required,
  scoreOf,
  stages,
  teamMinutes,
} from '../../src/content/hiringFile.ts';
import { roleFiles } from '../../src/content/roleFiles.ts';
import { pages } from './site.ts';

const [screen, proof, interview, second, rolePlay] = stages;
const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const teamTotal = Object.values(teamMinutes).reduce((sum, minutes) => sum + minutes, 0);

/**
 * What pages say in sentences of their own, with the one value it may have. A number that is changed
 * in one place fails here on every page that still says the other.
 */
const facts = [
  { name: 'minutes of the screen', said: /(\d+)-minute screen/g, value: screen.minutes },
  { name: 'minutes of the test', said: /(\d+)-minute (?:proof )?test/g, value: proof.minutes },
  {
    name: 'minutes that the test gives',
    said: /(?:AI tools\. You have|candidate: “You have) (\d+) minutes/g,
    value: proof.minutes,
  },
  {
    name: 'minutes of each interview',
    said: /two structured interviews (?:of |\()(\d+) minutes/gi,
    value: interview.minutes,
  },
  { name: 'minutes of the role-play', said: /(\d+)-minute role-play/g, value: rolePlay.minutes },
  {
    name: 'what the test takes',
    said: /take about (\d+) minutes, and candidates get \d+/g,
    value: proofTest.workMinutes,
  },
  {
    name: 'what candidates get for it',
    said: /take about \d+ minutes, and candidates get (\d+)/g,
    value: proof.minutes,
  },
  {
    name: 'time of the candidate',
    said: /(\d+ hours \d+ minutes) (?:in all|of the candidate)/g,
    value: inHours(candidateMinutes),
  },
  {
    name: 'time of the team',
    said: /(\d+ hours \d+ minutes) of your team/g,
    value: inHours(teamTotal),
  },
  {
    name: 'questions of the test',
    said: /The test has (\w+) questions/g,
    value: words[proofTest.questions],
  },
  {
    name: 'answers that make a score',
    said: /at least (\w+ of the \w+) answers reach/g,
    value: `three of the ${words[proofTest.questionsEach]}`,
  },
  { name: 'live interviews', said: /all have (\d+) live interviews/g, value: liveInterviews },
  { name: 'the rule', said: /(No offer below [^.]+\.)/g, value: decisionRule[0] },
  { name: 'the level to hire at', said: /Level (\d) is the level to hire at/g, value: 3 },
  { name: 'days of the trial', said: /(\d+)-day (?:free )?trial/g, value: 7 },
  { name: 'years of records in California', said: /California[^.]*? (\w+) years/g, value: 'four' },
  {
    name: 'years of records in Colorado',
    said: /Colorado[^.]*? (?:for|asks for) (\w+)(?: years)?(?: from|\.)/g,
    value: 'three',
  },
  {
    name: 'start of Colorado’s law',
    said: /Colorado[^.]*?\b(\w+ \d+, 2027)/g,
    value: 'January 1, 2027',
  },
  {
    name: 'start of Connecticut’s notices',
    said: /Connecticut[^.]*?notices on (\w+ \d+, 2027)/g,
    value: 'October 1, 2027',
  },
  {
    name: 'start of the EU’s duties',
    said: /(?:duties for (?:these systems|them|recruitment tools)[^.]*?|Applies from )(\w+ \d+, 2027)/g,
    value: 'December 2, 2027',
  },
  {
    name: 'start of the EU’s ban on inferring emotions',
    said: /has (?:been prohibited|applied) since (February \d+, \d+)/g,
    value: 'February 2, 2025',
  },
  { name: 'notice in New York City', said: /(\d+) business days/g, value: 10 },
  { name: 'days to an answer from us', said: /within (\w+) business days/g, value: 'five' },
] as const;

const told = ({ said }: (typeof facts)[number]): string[] =>
  pages.flatMap(({ path, text }) =>
    [...text.matchAll(said)].map(([, value]) => `${path}: ${value}`),
  );

describe('each page that tells', () => {
  test.each(facts)('$name tells the same', (fact) => {
    const found = told(fact);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((each) => !each.endsWith(`: ${fact.value}`))).toEqual([]);
  });
});

describe('an owner', () => {
  test.each(competencies)('answers for $name and meets the candidate', ({ owner }) => {
    const live = stages.filter(({ isLive }) => isLive).map(({ runBy }) => runBy.toLowerCase());
    expect(live.some((runBy) => runBy.includes(owner.toLowerCase()))).toBe(true);
  });

  test('of the test’s scores runs the interview that asks about them', () => {
    expect(second.asksAbout).toEqual(proof.competencies);
    for (const { id, owner } of competencies)
      if ((proof.competencies as readonly string[]).includes(id)) expect(owner).toBe(second.runBy);
  });
});

describe('the proof test', () => {
  test('has as many questions as its competencies need, in less time than it gives', () => {
    expect(proofTest.questions).toBe(proofTest.questionsEach * proof.competencies.length);
    expect(proofTest.workMinutes).toBeLessThan(proof.minutes);
  });

  test('prints the first question of each competency', () => {
    expect(proofTest.tasks.map(({ competency, number }) => [competency, number])).toEqual(
      proof.competencies.map((id, place) => [id, place * proofTest.questionsEach + 1]),
    );
  });

  test.each(proofTest.tasks)('does not give the key of question $number by its order', (task) => {
    const levels: number[] = task.options.map(({ level }) => level);
    const steps = levels.slice(1).map((level, place) => Math.sign(level - (levels[place] ?? 0)));
    expect(new Set(steps).size).toBe(2);
  });

  const answers = candidates.flatMap(({ id, evidence }) =>
    proof.competencies.flatMap((competency) => {
      const given = evidence[competency];
      return given.kind === 'answer' ? [{ id, competency, ...given }] : [];
    }),
  );

  test.each(answers)(
    'scores $id on $competency by three of four answers, and prints one of them',
    ({ id, competency, letter, others, rationale }) => {
      const task = proofTest.tasks.find((each) => each.competency === competency);
      const printed = task?.options.find((option) => option.letter === letter)?.level ?? 0;
      const all = [printed, ...others];
      const score = scoreOf(id, competency);
      expect(score).toBe(printed);
      expect(all.filter((level) => level >= score).length).toBeGreaterThanOrEqual(3);
      expect(all.filter((level) => level > score).length).toBeLessThan(3);
      const [, counted] = /in (\w+) (?:of the four )?answers/.exec(rationale) ?? [];
      if (counted !== undefined)
        expect(words.indexOf(counted)).toBe(all.filter((level) => level === score).length);
    },
  );

  test('is not called so where people score', () => {
    const tests = roleFiles.flatMap(({ competencies: set }) => set.map(({ test: text }) => text));
    for (const text of tests) expect(text).toMatch(/^(?:Proof test|Work task|Role-play): /);
  });
});

test('the team’s minutes follow from the stages', () => {
  expect(teamMinutes).toMatchObject({
    screen: screen.minutes,
    interviews: interview.minutes + second.minutes,
    rolePlay: 2 * rolePlay.minutes,
    scoringTheRolePlay: 2 * 5,
    debrief: 5 * 20,
  });
});

describe('the recommendation', () => {
  const { candidate } = recommendation;

  test('meets the rule, which names what it requires', () => {
    for (const id of required) {
      expect(decisionRule[0]).toContain(
        competencies.find((each) => each.id === id)?.name.toLowerCase(),
      );
      expect(scoreOf(candidate, id)).toBeGreaterThanOrEqual(3);
    }
  });

  test('has a plan for each score below 3, and none rests on a forecast kept on hope', () => {
    const low = competencies.filter(({ id }) => scoreOf(candidate, id) < 3);
    expect(low.map(({ name }) => name)).toEqual(['Business case']);
    for (const { name, id } of low)
      expect(recommendation.reasons.join(' ')).toContain(
        `${name} ${scoreOf(candidate, id)}: below it, so`,
      );
    expect(receiptOf(candidate, 'forecast-honesty').quote).toContain('out of commit');
  });
});
