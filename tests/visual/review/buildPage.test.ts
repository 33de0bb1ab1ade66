import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { putInPlace } from '../../../visual/review/buildPage.ts';
import { owner } from '../../support/owner.ts';

/** A built page whose text tells who built it. */
function builtBy(folder: string, builder: string): string {
  const page = join(folder, builder);
  mkdirSync(page);
  writeFileSync(join(page, 'index.html'), builder);
  return page;
}

describe('The page of the review', () => {
  it('stays the first of two that are built at once, and nothing is left of the second', () => {
    const folder = owner().folder();
    const place = join(folder, 'page');
    const [first, second] = [builtBy(folder, 'first'), builtBy(folder, 'second')];
    putInPlace(first, place);
    putInPlace(second, place);
    expect(readFileSync(join(place, 'index.html'), 'utf8')).toBe('first');
    expect(existsSync(second)).toBe(false);
  });

  it('says what went wrong where there is no first', () => {
    const folder = owner().folder();
    expect(() => putInPlace(join(folder, 'missing'), join(folder, 'page'))).toThrow('ENOENT');
  });
});
