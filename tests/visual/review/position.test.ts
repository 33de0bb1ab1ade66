import { expect, test } from 'vitest';
import { review } from '../../../stories/support/reviewed.ts';
import { groupsOf, toFix } from '../../../visual/review/model.ts';
import { following, stepped } from '../../../visual/review/page/position.ts';

const groups = groupsOf(review);
const [color, padding] = groups;
const id = (at: number): string => color?.findings[at]?.id ?? '';

test('what has two causes is in both, and what cannot be approved comes last', () => {
  expect(groups.map((group) => [group.id, group.findings.length])).toEqual([
    ['c0102030', 6],
    ['c0405060', 1],
    [toFix, 1],
  ]);
});

test('a cause that is approved of a picture leaves it to the other', () => {
  const [moved = ''] = padding?.findings.map((finding) => finding.id) ?? [];
  const left = groupsOf({ ...review, approvedCauses: { [moved]: ['c0102030'] } });
  expect(left.map(({ findings }) => findings.length)).toEqual([5, 1, 1]);
});

test('steps lead from picture to picture and from cause to cause', () => {
  expect(stepped(groups, { group: 'c0102030', finding: null }, 1).finding).toBe(id(0));
  expect(stepped(groups, { group: 'c0102030', finding: id(5) }, 1).group).toBe('c0405060');
  expect(stepped(groups, { group: 'c0102030', finding: id(0) }, -1).finding).toBe(id(0));
});

test('after an approval comes the next picture of the cause, then the next cause', () => {
  const now = groupsOf({ ...review, findings: review.findings.filter((one) => one.id !== id(1)) });
  expect(following(groups, { group: 'c0102030', finding: id(1) }, now).finding).toBe(id(2));
  const none = now.filter(({ id: group }) => group !== 'c0102030');
  expect(following(groups, { group: 'c0102030', finding: null }, none)).toEqual({
    group: 'c0405060',
    finding: null,
  });
});
