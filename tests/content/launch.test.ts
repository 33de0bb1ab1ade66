import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import {
  missingFounderWords,
  openClaims,
  openPoints,
  openValues,
  unopenedSources,
} from '../../build/launchCheck.ts';
import { fictional } from '../../.storybook/identity.ts';
import type { Claim } from '../../src/content/claims.ts';
import { siteFrom } from '../../src/content/siteConfig.ts';
import { projectRoot } from '../architecture/tree.ts';

const live = { SITE_LIVE: 'true' };
const own = {
  ...fictional,
  domain: 'probewright.com',
  email: 'hello@probewright.com',
  legalEntity: 'Probewright, Inc.',
  address: '1 Main Street, Boston, MA 02108',
  founder: 'Ann Lee',
  generateUrl: 'https://app.probewright.com/generate',
  linkedInUrl: 'https://www.linkedin.com/company/probewright',
  videoChannelUrl: 'https://www.youtube.com/@probewright',
  indexNowKey: '0f1e2d3c4b5a',
  published: '2027-01-04',
};

describe('the values of the site', () => {
  test('are open while they are empty or examples, except the demo, which needs no recording', () => {
    expect(openValues(siteFrom({}, fictional)).map(({ id }) => id)).toEqual([
      'domain',
      'email',
      'legalEntity',
      'address',
      'founder',
      'generateUrl',
      'linkedInUrl',
      'videoChannelUrl',
      'indexNowKey',
      'published',
      'live',
    ]);
  });

  test('are settled when each is set', () => {
    expect(openValues(siteFrom(live, own))).toEqual([]);
  });

  test('say who answers, and where', () => {
    expect(openValues(siteFrom(live, { ...own, address: '' }))).toEqual([
      { who: 'lawyer', id: 'address', what: 'is empty', where: 'address in site.json' },
    ]);
  });
});

describe('a text of the founder', () => {
  test('is an open point while it is missing', () => {
    expect(missingFounderWords({})).toHaveLength(2);
    expect(missingFounderWords({ story: ['It began with a bad hire.'] })).toMatchObject([
      { id: 'bio', where: 'bio in src/content/founder.ts' },
    ]);
  });

  test('is settled once it is written', () => {
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
  const open = (part: Partial<Claim>, today = '2026-11-21') =>
    openClaims([{ ...claim, ...part }], today).map(({ what }) => what);

  test('with a link to its evidence passes', () => {
    expect(open({})).toEqual([]);
  });
  test('that is called a target passes without a link', () => {
    expect(open({ evidence: { kind: 'target', note: 'A design goal.' } })).toEqual([]);
  });
  test('of fact without a link is an open point', () => {
    expect(open({ evidence: { kind: 'fact', note: 'Stated by the company.' } })).toEqual([
      '"Setup is quick." nothing is shown for it',
    ]);
  });
  test('whose evidence is not attached yet is an open point', () => {
    const evidence = { kind: 'policy', note: 'The record is not attached yet.' } as const;
    expect(open({ evidence })).toEqual([expect.stringContaining('is not attached')]);
  });
  test('whose review is overdue is an open point', () => {
    expect(open({}, '2027-02-01')).toEqual([expect.stringContaining('was due on 2027-01-31')]);
  });
});

test('a source is an open point until somebody has opened it', () => {
  const url = 'https://doi.org/10.1037/apl0000994';
  expect(unopenedSources({ study: { url } })).toMatchObject([{ who: 'founder', id: 'study' }]);
  expect(unopenedSources({ study: { url, opened: '2026-12-01' } })).toEqual([]);
});

test('each open point has its own id, and an answer under that id settles it', () => {
  const names = openPoints({}).map(({ id }) => id);
  expect(new Set(names).size).toBe(names.length);
  const answers = Object.fromEntries(names.slice(1).map((name) => [name, 'Settled.']));
  expect(openPoints(answers).map(({ id }) => id)).toEqual(names.slice(0, 1));
});

test('the command lists open points by who settles them, and fails while there are any', () => {
  const { status, stdout } = spawnSync(process.execPath, ['build/launchCheck.ts'], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  const open = openPoints();
  expect(status).toBe(open.length === 0 ? 0 : 1);
  expect(stdout.match(/^ {2}- /gm)?.length ?? 0).toBe(open.length);
  for (const who of new Set(open.map((point) => point.who)))
    expect(stdout).toContain(`For the ${who}:\n`);
});
