import { readFileSync, writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { approve, approveAll, chosen } from '../../visual/approve.ts';
import { approvedFile, readApproved } from '../../visual/approved.ts';
import { readReport } from '../../visual/results.ts';
import { card, type Workspace, workspace } from './workspace.ts';

let place: Workspace;
beforeEach(() => {
  place = workspace();
});

const fileOf = (story: string): string => readFileSync(approvedFile(place.root, story), 'utf8');

describe('what git keeps', () => {
  it('is one line a mode and one a line of text, and a text of two modes once', async () => {
    const texts = { words: ['Scorecards', 'Join'] };
    const png = await card();
    await place.settle({ card: { phone: { png, texts }, desktop: { png, texts }, hover: png } });
    const picture = readApproved(place.root)['card']?.['desktop']?.picture;
    const look = `{"picture":"${picture}","width":290,"height":120}`;
    expect(fileOf('card')).toBe(
      [
        '{',
        '"story": "card",',
        '"modes": {',
        ` "desktop": ${look},`,
        ` "hover": ${look},`,
        ` "phone": ${look}`,
        '},',
        '"texts": [',
        '{"text":"words","modes":["desktop","phone"],"lines":[',
        ' "Scorecards",',
        ' "Join"',
        ']}',
        ']',
        '}',
        '',
      ].join('\n'),
    );
    expect(readApproved(place.root)['card']?.['phone']?.texts).toEqual(texts);
  });

  it('is named with its remedy where a merge left conflict marks in it', async () => {
    await place.settle({ card: { desktop: await card() } });
    writeFileSync(approvedFile(place.root, 'card'), '<<<<<<< HEAD\n');
    expect(() => readApproved(place.root)).toThrow(/card\.json cannot be read.*capture/);
  });
});

describe('approving', () => {
  it('takes what is chosen, and leaves the rest in the report', async () => {
    const png = await card();
    await place.look({ card: { desktop: png, phone: png }, other: { desktop: png } });
    const findings = chosen(readReport(place.root), { stories: ['card'], modes: ['phone'] });
    const left = await approve(place.config, findings);
    expect(left.findings.map(({ id }) => id)).toEqual(['card desktop', 'other desktop']);
    expect(Object.keys(readApproved(place.root)['card'] ?? {})).toEqual(['phone']);
  });

  it('takes a picture with two causes when both are named', () => {
    const finding = (id: string) => ({ id, story: id, mode: '', kind: 'changed' }) as never;
    const cause = (id: string, findings: string[]) => ({ id, findings }) as never;
    const report = {
      findings: [finding('a'), finding('b')],
      causes: [cause('color', ['a', 'b']), cause('padding', ['b'])],
    };
    const names = (causes: string[]) => chosen(report, { causes }).map(({ id }) => id);
    expect(names(['color'])).toEqual(['a']);
    expect(names(['color', 'padding'])).toEqual(['a', 'b']);
    expect(() => names(['colour'])).toThrow('There is no cause "colour"');
  });

  it('refuses names that fit nothing', async () => {
    await place.look({ card: { desktop: await card() } });
    expect(() => chosen(readReport(place.root), { stories: ['car'] })).toThrow('Nothing differs');
  });

  it('refuses what was taken again, or not at all, since the comparison', async () => {
    const taken = { card: { desktop: await card() }, other: { desktop: await card() } };
    await place.settle(taken);
    const changed = await card({ brand: '#f00' });
    const { findings } = await place.look({
      card: { desktop: changed },
      other: { desktop: changed },
    });
    await place.take({ card: { desktop: changed } }, { isComplete: false });
    await expect(approve(place.config, findings)).rejects.toThrow('compare again');
    expect(Object.keys(readApproved(place.root))).toEqual(['card', 'other']);
  });

  it('refuses when the sources have changed since', async () => {
    const { findings } = await place.look({ card: { desktop: await card() } });
    const changed = { ...place.config, sourcesHash: () => 'others' };
    await expect(approve(changed, findings)).rejects.toThrow('sources have changed');
  });

  it('takes all pictures of another browser, or none', async () => {
    const taken = { card: { desktop: await card() } };
    await place.settle(taken);
    const { environment } = await place.take(taken);
    const newer = { environment: { ...environment, browser: '2.0' } };
    const { findings } = await place.look(taken, newer);
    await expect(approve(place.config, findings)).rejects.toThrow('--all');
    await place.take(taken, { ...newer, isComplete: false });
    await expect(approveAll(place.config)).rejects.toThrow('Not every picture');
    await place.take(taken, newer);
    expect(await approveAll(place.config)).toBe(1);
    expect((await place.look(taken, newer)).findings).toEqual([]);
  });
});
