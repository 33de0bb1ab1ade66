import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { approve, chosen } from '../../visual/approve.ts';
import { approvedFile, readApproved } from '../../visual/approved.ts';
import { compare } from '../../visual/compare.ts';
import type { Report } from '../../visual/findings.ts';
import { foldersIn } from '../../visual/folders.ts';
import { readCaptures } from '../../visual/results.ts';
import { card, environment, type Workspace, workspace } from './workspace.ts';

let project: Workspace;
let png: Buffer;
beforeEach(async () => {
  project = workspace();
  png = await card();
});

describe('the approved file of a story', () => {
  it('has a line for each mode and line of text, and writes once what modes share', async () => {
    const desktop = { tree: ['Scorecards', 'Join'] };
    const phone = { tree: ['Menu', 'Scorecards'] };
    await project.captureAndApprove({
      card: { phone: { png, texts: phone }, desktop: { png, texts: desktop }, hover: png },
    });
    const { card: snapshots } = readApproved(project.root);
    expect(snapshots).toMatchObject({ desktop: { texts: desktop }, phone: { texts: phone } });
    expect(snapshots?.['hover']?.texts).toEqual({});
    const lines = readFileSync(approvedFile(project.root, 'card'), 'utf8').split('\n');
    const look = `{"picture":"${snapshots?.['desktop']?.picture}","width":290,"height":120}`;
    expect(lines).toContain(` "desktop": ${look},`);
    expect(lines.filter((line) => /Scorecards|Menu|Join/.test(line))).toEqual([
      ' "Menu"',
      ' "Scorecards"',
      ' "Join"',
    ]);
  });

  it('with conflict marks of a merge in it is reported with the remedy', async () => {
    await project.captureAndApprove({ card: { desktop: png } });
    writeFileSync(approvedFile(project.root, 'card'), '<<<<<<< HEAD\n');
    expect(() => readApproved(project.root)).toThrow(/card\.json cannot be read.*capture/);
  });
});

describe('approving', () => {
  it('by cause writes a picture with two causes only when both are named', () => {
    const causes = Object.entries({ color: ['a', 'b'], padding: ['b'] });
    const report = {
      findings: ['a', 'b'].map((id) => ({ id, story: id, mode: '', kind: 'changed' })),
      causes: causes.map(([id, findings]) => ({ id, findings })),
    } as unknown as Report;
    const names = (...ids: string[]) => chosen(report, { causes: ids }).map(({ id }) => id);
    expect([names('color'), names('color', 'padding')]).toEqual([['a'], ['a', 'b']]);
    const wording = report.causes.map((cause) => ({ ...cause, isWording: cause.id === 'color' }));
    const byWords = chosen({ ...report, causes: wording }, { words: true });
    expect(byWords.map(({ id }) => id)).toEqual(['a']);
    expect(() => names('colour')).toThrow('There is no cause "colour"');
    expect(() => chosen(report, { stories: ['card'] })).toThrow('Nothing differs');
  });

  it('fails when the sources have changed since the pictures were taken', async () => {
    const { findings } = await project.captureAndCompare({ card: { desktop: png } });
    const newer = { ...project.config, sourcesHash: () => 'newer' };
    await expect(approve(newer, findings)).rejects.toThrow('sources have changed');
    const captures = readCaptures(project.root);
    await expect(compare(newer, captures)).rejects.toThrow('sources have changed');
    expect(readApproved(project.root)).toEqual({});
  });

  it.each([
    [{ browser: '2.0' }, 'The environment differs (browser 2.0 instead of 1.0)'],
    [{ rounding: 'other' }, 'a processor that draw differently'],
  ])(
    'is not possible for pictures of another environment (%o) beside the rest',
    async (other, words) => {
      const captured = { card: { desktop: png } };
      await project.captureAndApprove(captured);
      const newer = { environment: { ...environment, ...other } };
      await expect(project.captureAndCompare(captured, newer)).rejects.toThrow(words);
      rmSync(foldersIn(project.root).approved, { recursive: true });
      await approve(project.config, (await project.captureAndCompare(captured, newer)).findings);
      expect((await project.captureAndCompare(captured, newer)).findings).toEqual([]);
    },
  );
});
