import { spawnSync } from 'node:child_process';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resolve } from '../../visual/resolve.ts';
import { cardPainter, type Painter, setUp, type Stand } from './stand.ts';

let painter: Painter;
let stand: Stand;

beforeAll(async () => {
  painter = await cardPainter();
});
beforeEach(() => {
  stand = setUp(painter);
});

function git(...args: string[]): number {
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.org'];
  return spawnSync('git', [...who, ...args], { cwd: stand.root }).status ?? 1;
}

/** Approves a picture of the card on a branch of its own. */
async function approveOn(branch: string, png: Buffer, at: string): Promise<void> {
  git('checkout', '-q', '-b', branch, 'main');
  await stand.settle({ card: { desktop: png } }, {}, { at, note: branch });
  git('add', 'visual');
  git('commit', '-qm', branch);
}

describe('settling what two branches approved', () => {
  let [ours, theirs]: Buffer[] = [];

  beforeEach(async () => {
    [ours, theirs] = [
      await painter.paint({ text: 'Ours' }),
      await painter.paint({ text: 'Theirs' }),
    ];
    git('init', '-q', '-b', 'main');
    await stand.settle({ card: { desktop: await painter.paint() } });
    git('add', 'visual');
    git('commit', '-qm', 'first');
    await approveOn('theirs', theirs, '2099-02-01T00:00:00.000Z');
    await approveOn('ours', ours, '2099-01-01T00:00:00.000Z');
    expect(git('merge', '-q', 'theirs')).not.toBe(0);
  });

  it('lets stand what the merged sources draw', async () => {
    const taken = { card: { desktop: ours ?? '' } };
    const resolution = await resolve(stand.root, stand.folders, 'A', () => stand.take(taken));
    expect(resolution).toEqual({ settled: [{ story: 'card', mode: 'desktop' }], open: [] });
    const { findings } = await stand.look(taken);
    expect(findings).toEqual([]);
  });

  it('shows as changed what they draw as neither branch approved it', async () => {
    const taken = { card: { desktop: await painter.paint({ text: 'Both' }) } };
    const resolution = await resolve(stand.root, stand.folders, 'A', () => stand.take(taken));
    expect(resolution.open).toHaveLength(1);
    const { findings } = await stand.look(taken);
    expect(findings.map(({ kind }) => kind)).toEqual(['changed']);
    await stand.settle(taken);
    expect((await stand.look(taken)).findings).toEqual([]);
  });

  it('has nothing to do where stories do not meet', async () => {
    git('merge', '--abort');
    const taken = { card: { desktop: ours ?? '' } };
    const resolution = await resolve(stand.root, stand.folders, 'A', () => stand.take(taken));
    expect(resolution).toEqual({ settled: [], open: [] });
  });
});

describe('branches that approve different stories', () => {
  it('merge without a conflict', async () => {
    const card = await painter.paint();
    git('init', '-q', '-b', 'main');
    await stand.settle({ card: { desktop: card } });
    git('add', 'visual');
    git('commit', '-qm', 'first');
    for (const name of ['a', 'b']) {
      git('checkout', '-q', '-b', name, 'main');
      const png = await painter.paint({ text: name });
      await stand.settle({ [name]: { desktop: png } }, { stories: [name] }, { note: name });
      git('add', 'visual');
      git('commit', '-qm', name);
    }
    expect(git('merge', '-q', 'a')).toBe(0);
    const { findings } = await stand.look({
      card: { desktop: card },
      a: { desktop: await painter.paint({ text: 'a' }) },
      b: { desktop: await painter.paint({ text: 'b' }) },
    });
    expect(findings).toEqual([]);
  });
});
