import { expect, test } from 'vitest';
import { review } from '../../../stories/support/reviewed.ts';
import { type Draft, lastDecisions } from '../../../visual/review/model.ts';
import {
  everything,
  groupsOf,
  nextOpen,
  reach,
  stepped,
} from '../../../visual/review/page/groups.ts';

const [color, words] = review.causes;
if (!color || !words) throw new Error('The review needs two causes.');
const [first = '', second = '', third = '', fourth = ''] = color.findings;
const moved = words.findings[0] ?? '';
const none = lastDecisions([]);
const approved = (...findings: string[]) =>
  lastDecisions([{ verdict: 'approve', note: 'meant', findings } satisfies Draft]);
const groups = groupsOf(review, everything, none);

test('what no decision settles comes last and cannot be decided', () => {
  expect(groups.map(({ label }) => label)).toEqual([
    color.label,
    words.label,
    'To be mended first',
  ]);
  const last = groups.at(-1);
  expect(last && reach('cause', last, null, groups, none)).toEqual([]);
});

test('filters leave a cause in sight only with the pictures they ask for', () => {
  const inPhone = groupsOf(review, { ...everything, mode: 'phone' }, none);
  expect(inPhone.map(({ findings }) => findings.map(({ id }) => id))).toEqual([[second]]);
  const open = groupsOf(review, { ...everything, status: 'open' }, approved(...color.findings));
  expect(open.map(({ id }) => id)).toEqual([words.id, 'to-mend']);
});

test('a decision on a cause reaches what is still open in it', () => {
  const [group] = groups;
  if (!group) throw new Error('There is no group.');
  expect(reach('cause', group, null, groups, approved(first))).toEqual([second, third, fourth]);
});

test('a decision on a cause of which nothing is open reaches all of it again', () => {
  const [group] = groups;
  if (!group) throw new Error('There is no group.');
  expect(reach('cause', group, null, groups, approved(...color.findings))).toEqual(color.findings);
});

test('a decision on a story reaches its modes, whatever their cause, and no neighbor', () => {
  const [group] = groups;
  const [finding] = group?.findings ?? [];
  if (!group || !finding) throw new Error('There is no finding.');
  expect(reach('story', group, finding, groups, none)).toEqual([first, second]);
});

test('a step leads from the last picture of a cause to the first of the next, and back', () => {
  const end = { group: color.id, finding: fourth };
  const start = { group: words.id, finding: moved };
  expect(stepped(groups, end, 1)).toEqual(start);
  expect(stepped(groups, start, -1)).toEqual(end);
  expect(stepped(groups, { group: color.id, finding: null }, 1).finding).toBe(first);
});

test('a step before the first picture stays there', () => {
  const start = { group: color.id, finding: first };
  expect(stepped(groups, start, -1)).toEqual(start);
});

test('after a decision the next open picture of the cause comes, then the next cause', () => {
  expect(nextOpen(groups, { group: color.id, finding: first }, approved(first))).toEqual({
    group: color.id,
    finding: second,
  });
  expect(nextOpen(groups, { group: color.id, finding: null }, approved(...color.findings))).toEqual(
    { group: words.id, finding: null },
  );
});

test('where everything is decided, the place stays', () => {
  const here = { group: words.id, finding: moved };
  expect(nextOpen(groups, here, approved(...color.findings, moved))).toEqual(here);
});
