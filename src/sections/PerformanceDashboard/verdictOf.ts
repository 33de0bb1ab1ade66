/** What to think of a value: `waiting` where there is none yet. */
export function verdictOf(
  value: number | undefined,
  target: number,
): 'waiting' | 'within' | 'over' {
  if (value === undefined) return 'waiting';
  return value <= target ? 'within' : 'over';
}
