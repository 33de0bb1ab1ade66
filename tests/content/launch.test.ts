import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import {
  answersIn,
  missingFounderWords,
  openClaims,
  openPoints,
  openValues,
  unopenedSources,
} from '../../build/launchCheck.ts';
import { fictional } from '../../.storybook/identity.ts';
import type { Claim } from '../../src/content/claims.ts';
import type { FounderWords } from '../../src/content/founder.ts';
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
  face: '/brand/founder.jpg',
  calendarUrl: 'https://calendar.probewright.com/fit-check',
  answerTime: 'one business day',
  trialOpens: 'the second quarter of 2027',
  trialCovers: 'One role, 20 candidates and your whole team',
  priceUnit: 'a role',
  aiProviders: 'Two providers, whose terms exclude training.',
  storageRegion: 'the United States',
  firstAts: 'the one that most of the waitlist uses',
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
      'face',
      'calendarUrl',
      'answerTime',
      'trialOpens',
      'trialCovers',
      'priceUnit',
      'aiProviders',
      'storageRegion',
      'firstAts',
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

test('a text of the founder is an open point until it is written', () => {
  const open = (written: FounderWords) => missingFounderWords(written).map(({ id }) => id);
  expect(open({})).toEqual(['story', 'bio']);
  expect(open({ story: ['It began with a bad hire.'] })).toEqual(['bio']);
  expect(open({ story: ['It began.'], bio: 'Founder since 2025.' })).toEqual([]);
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
  const unproven: Claim['evidence'] = { kind: 'fact', note: 'Stated by the company.' };
  const promised: Claim['evidence'] = { kind: 'policy', note: 'The record is not attached yet.' };

  test.each<[string, Partial<Claim>, string[]]>([
    ['with a link to its evidence', {}, []],
    ['that is called a target', { evidence: { kind: 'target', note: 'A design goal.' } }, []],
    ['of fact without a link', { evidence: unproven }, ['nothing is shown for it']],
    ['whose evidence is promised', { evidence: promised }, ['its evidence is not attached']],
    ['to be looked at again', { reviewBy: '2026-11-20' }, ['its review was due on 2026-11-20']],
  ])('%s is an open point, or is not', (_kind, part, open) => {
    const points = openClaims([{ ...claim, ...part }], '2026-11-21');
    expect(points.map(({ what }) => what)).toEqual(
      open.map((fault) => `"Setup is quick." ${fault}`),
    );
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

test('answers that are no YAML are refused in a sentence that says where', () => {
  expect(() => answersIn('# a\ncalendarUrl: None: booked by the form\n')).toThrow(
    /^answers\.yaml cannot be read \(.* at line 2, column 14\): put .* in quotes\.$/,
  );
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
