import { describe, expect, it } from 'vitest';
import { type Captures, lastWhole, writeCaptures } from '../../visual/captures.ts';
import { foldersIn } from '../../visual/folders.ts';
import { owner } from '../support/owner.ts';

const whole = { sources: 'a', isComplete: true, modes: null } as unknown as Captures;

describe('the last capture', () => {
  it.each([
    ['is used for the sources that it was made of', whole, true],
    ['is not, when these have changed', { ...whole, sources: 'b' }, false],
    ['is not, when it left stories out', { ...whole, isComplete: false }, false],
    ['is not, when it left modes out', { ...whole, modes: ['phone'] }, false],
  ] as const)('%s', (_, captures, isUsed) => {
    const folders = foldersIn(owner().folder());
    expect(lastWhole(folders, 'a')).toBeNull();
    writeCaptures(folders, captures);
    expect(lastWhole(folders, 'a')).toEqual(isUsed ? captures : null);
  });
});
