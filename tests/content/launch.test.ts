import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  missingFounderWords,
  openClaims,
  openDefaults,
  unopened,
} from '../../build/launchCheck.ts';
import type { Claim } from '../../src/content/claims.ts';
import { siteDefaults, siteFrom, siteVariables } from '../../src/content/siteConfig.ts';

const ownValues = {
  ...Object.fromEntries(Object.values(siteVariables).map((name) => [name, `set-${name}`])),
  SITE_LIVE: 'true',
};

describe('the values of the site', () => {
  test('are all open at first, except the demo, which is finished without a recording', () => {
    const open = openDefaults(siteDefaults);
    expect(open).toHaveLength(Object.keys(siteVariables).length);
    expect(open.join('\n')).toContain("SITE_EMAIL: 'hello@rampwright.example'");
    expect(open.join('\n')).not.toContain('SITE_DEMO_VIDEO_URL');
  });

  test('are settled when each is set', () => {
    expect(openDefaults(siteFrom(ownValues))).toEqual([]);
  });

  test('are open as long as one is missing', () => {
    expect(openDefaults(siteFrom({ ...ownValues, SITE_FOUNDER: '' }))).toEqual([
      'SITE_FOUNDER: \'Founder, Rampwright\' is the default for "founder".',
    ]);
  });
});

describe('the words of the founder', () => {
  test('are open while they are missing', () => {
    expect(missingFounderWords({})).toHaveLength(2);
    expect(missingFounderWords({ story: ['It began with a bad hire.'] }).join()).toContain(
      '/press',
    );
  });

  test('are settled when they are written', () => {
    expect(missingFounderWords({ story: ['It began.'], bio: 'Founder since 2025.' })).toEqual([]);
  });
});

describe('a claim', () => {
  const claim: Claim = {
    id: 'setup',
    claim: 'Setup is quick.',
    wording: ['quick setup'],
    pages: ['*'],
    evidence: { kind: 'fact', note: 'Measured in March.', url: '/product' },
    owner: 'Founder',
    reviewBy: '2027-01-31',
  };
  const open = (part: Partial<Claim>, today = '2026-11-21'): string[] =>
    openClaims([{ ...claim, ...part }], today);

  test('with evidence to show may stand', () => {
    expect(open({})).toEqual([]);
  });
  test('that is called a target may stand', () => {
    expect(open({ evidence: { kind: 'target', note: 'A design goal.' } })).toEqual([]);
  });
  test('of fact with nothing to show may not', () => {
    expect(open({ evidence: { kind: 'fact', note: 'Stated by the company.' } })).toEqual([
      'setup (Founder): "Setup is quick." nothing is shown for it.',
    ]);
  });
  test('whose evidence is promised may not', () => {
    const evidence = { kind: 'policy', note: 'The record is not attached yet.' } as const;
    expect(open({ evidence })).toEqual([expect.stringContaining('is not attached')]);
  });
  test('whose review is overdue may not', () => {
    expect(open({}, '2027-02-01')).toEqual([expect.stringContaining('was due on 2027-01-31')]);
  });
});

test('a source is open until somebody has opened it', () => {
  const url = 'https://doi.org/10.1037/apl0000994';
  expect(unopened({ study: { url } })).toEqual([`study: not opened, ${url}`]);
  expect(unopened({ study: { url, opened: '2026-12-01' } })).toEqual([]);
});

test('the command prints one list and fails while a point is open', () => {
  const root = resolve(import.meta.dirname, '../..');
  const { status, stdout } = spawnSync(process.execPath, ['build/launchCheck.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stdout).toContain('Values to set before launch');
  expect(stdout).toMatch(/Not ready to launch: \d+ points are open\.\n$/);
});
