import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { Resources } from '../../scripts/resources.ts';
import {
  type Approved,
  type PictureRef,
  readApproved,
  writeApproved,
} from '../../visual/approved.ts';
import { colorPair } from '../../visual/colors.ts';
import { writeEnvironment } from '../../visual/environment.ts';
import type { Finding } from '../../visual/findings.ts';
import { decode, pixelHash } from '../../visual/picture.ts';
import { openPictures } from '../../visual/pictures.ts';
import { writeReport } from '../../visual/results.ts';
import { buildPage } from '../../visual/review/buildPage.ts';
import { reviewApp, serveReview } from '../../visual/review/server.ts';

const root = resolve(import.meta.dirname, '../..');
const size = { width: 640, height: 320 };
const before = '#3a4989';
const after = ['#36458a', '#b42318', '#16803c', '#00cfc8', '#8a5a00'] as const;

/** Folder of the review page, which is built once. */
const page = join(root, 'test-results/review-page');
let built: Promise<void> | undefined;

/** Draws a picture in each color and keeps it in the cache of a project. Returns references by color. */
async function paint(project: string): Promise<(color: string) => PictureRef> {
  const pictures = openPictures(project);
  const hashes = new Map<string, string>();
  for (const background of [before, ...after]) {
    const png = await sharp({ create: { ...size, channels: 3, background } })
      .png()
      .toBuffer();
    hashes.set(background, pixelHash(await decode(png)));
    pictures.keep(hashes.get(background) ?? '', png);
  }
  return (color) => ({ picture: hashes.get(color) ?? '', ...size });
}

/** Modes of each story. Findings alternate between them: 1 and 2 are of the same story. */
const modes = ['desktop', 'phone'] as const;

function findingOf(number: number, color: string, ref: (color: string) => PictureRef): Finding {
  const story = `primitives-button--state-${Math.ceil(number / 2)}`;
  const mode = modes[(number - 1) % 2] ?? '';
  return {
    id: `${story} ${mode}`,
    story,
    mode,
    file: 'stories/primitives/Button.stories.tsx',
    kind: 'changed',
    message: '4000 pixels changed.',
    before: ref(before),
    after: { ...ref(color), texts: {} },
    regions: [{ x: 0, y: 64, width: 80, height: 32 }],
    texts: null,
  };
}

/** A served review and its approved snapshots. */
export interface ReviewSite {
  readonly url: string;
  /** The content of `visual/approved` now. */
  approved(): Approved;
  /** Hash of the new picture that all findings of a cause share. Causes count from 0, like their colors. */
  hashOf(cause: number): string;
  /** Hash of the picture that was approved. */
  readonly approvedHash: string;
  stop(): Promise<void>;
}

/** Serves the real page for a comparison with this number of changed pictures and causes. */
export async function openReview(pictures: number, causes: number): Promise<ReviewSite> {
  const resources = new Resources();
  const project = resources.folder();
  const ref = await paint(project);
  const colorOf = (at: number): string => after[at % causes] ?? before;
  const findings = Array.from({ length: pictures }, (_, at) => findingOf(at + 1, colorOf(at), ref));
  const environment = { browser: '', rounding: '' };
  writeEnvironment(project, environment);
  const approved = { ...ref(before), texts: {} };
  for (const [story, own] of Map.groupBy(findings, ({ story: id }) => id))
    writeApproved(project, story, Object.fromEntries(own.map(({ mode }) => [mode, approved])));
  writeReport(project, {
    sources: 'sources',
    environment,
    hashes: null,
    passed: 1184,
    findings,
    causes: after.slice(0, causes).map((color, at) => ({
      id: `cause-${at}`,
      label: `Token, palette: button ${before} to ${color}`,
      lines: [],
      isWording: false,
      colors: colorPair(before, color),
      findings: findings.filter((_, number) => number % causes === at).map(({ id }) => id),
    })),
  });
  await (built ??= buildPage(root, page));
  const app = reviewApp({ root: project, sourcesHash: () => 'sources' }, page);
  const served = await serveReview(app);
  return {
    url: served.url,
    approved: () => readApproved(project),
    hashOf: (cause) => ref(after[cause] ?? before).picture,
    approvedHash: ref(before).picture,
    stop: async () => {
      served.stop();
      await resources.dispose();
    },
  };
}
