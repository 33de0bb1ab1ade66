import { beforeEach, describe, expect, it } from 'vitest';
import { type Captures, describe as inWords } from '../../visual/results.ts';
import { card, type Captured, type Workspace, workspace } from './workspace.ts';

let project: Workspace;
beforeEach(() => {
  project = workspace();
});

/** Findings of a comparison in words, one per line. */
async function differing(captured: Captured, more?: Partial<Captures>): Promise<string> {
  const { findings } = await project.captureAndCompare(captured, more);
  return findings.map((finding) => inWords(finding)).join('\n');
}

describe('comparing pictures', () => {
  it.each([
    ['passes the same card drawn again', {}, ''],
    ['fails on a just visible step of the color', { brand: '#212d61' }, '3200 pixels changed.'],
    ['fails on another size', { height: 122 }, 'The size changed from 290x120 to 290x122.'],
  ])('%s', async (_, look, message) => {
    await project.captureAndApprove({ card: { desktop: await card() } });
    const expected = message && `changed: card desktop: ${message}`;
    expect(await differing({ card: { desktop: await card(look) } })).toBe(expected);
  });

  it('fails on a story that could not be captured, and on a new one', async () => {
    await project.captureAndApprove({ card: { desktop: await card() } });
    expect(
      await differing({ card: { desktop: 'It failed.' }, other: { desktop: await card() } }),
    ).toMatch(/^failed: card desktop: It failed\.\nnew: other desktop: /);
  });

  it('fails on approved pictures without a story, unless only a part was captured', async () => {
    const png = await card();
    await project.captureAndApprove({ card: { desktop: png, phone: png }, old: { desktop: png } });
    const fewer = { card: { desktop: png } };
    expect(await differing(fewer)).toMatch(/^removed: card phone: .*\nremoved: old desktop: .*$/);
    expect(await differing(fewer, { hashes: null })).toMatch(/^removed: card phone: .*$/);
    expect(await differing(fewer, { unchanged: ['old'] })).toMatch(/^removed: card phone: .*$/);
    await project.captureAndApprove(fewer);
    expect(await differing(fewer)).toBe('');
  });
});

it('shows the lines of texts that differ beside equal pixels', async () => {
  const png = await card();
  const look = (link: string, fingerprint: string[]): Captured => {
    const tree = ['heading “Scorecards”', `link “${link}”`];
    return { card: { desktop: { png, texts: { tree, fingerprint } } } };
  };
  await project.captureAndApprove(look('Join', ['cursor: pointer']));
  const { findings } = await project.captureAndCompare(look('Leave', []));
  expect(findings.map(({ kind }) => kind)).toEqual(['text']);
  const lines = Object.values(findings[0]?.texts ?? {}).flat();
  const changed = lines.filter(({ kind }) => kind !== 'same').map((line) => Object.values(line));
  expect(changed).toEqual([
    ['removed', 'link “Join”'],
    ['added', 'link “Leave”'],
    ['removed', 'cursor: pointer'],
  ]);
});
