import { differenceCiede2000 } from 'culori';
import type { Declaration } from './declarations.ts';
import type { ColorPair } from './findings.ts';

const hex = /#[\da-f]{6}\b/gi;
const distance = differenceCiede2000();

/** One color in place of another, with the distance between them. */
export const colorPair = (from: string, to: string): ColorPair => ({
  from,
  to,
  deltaE: Math.round(distance(from, to) * 100) / 100,
});

/** The one color that a style or a token replaces by another; null for any other change. */
export function replacedColor({ style }: Declaration): ColorPair | null {
  const [from, to] = [style?.before?.value ?? '', style?.after?.value ?? ''];
  if (from.replaceAll(hex, '#') !== to.replaceAll(hex, '#')) return null;
  const now = to.match(hex) ?? [];
  const pairs = (from.match(hex) ?? [])
    .map((was, at) => [was.toLowerCase(), (now[at] ?? '').toLowerCase()] as const)
    .filter(([was, is]) => was !== is);
  const [pair] = pairs;
  return pair && pairs.length === 1 ? colorPair(...pair) : null;
}
