import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type ApprovedPicture, lastWords, readApprovals } from './approvals.ts';
import type { Captures } from './captures.ts';
import { difference, drawDifference, isEqual } from './difference.ts';
import { environmentDifferences } from './environment.ts';
import { captureFile, type Folders, pictureFile } from './folders.ts';
import { type Baseline, entriesOf, type Manifest, readManifest } from './manifest.ts';
import { decode, hashOf, pixelHash } from './picture.ts';
import { encode } from './png.ts';

/** Why a picture does not stand. */
export type Kind =
  'environment' | 'failed' | 'new' | 'changed' | 'altered' | 'unapproved' | 'orphan' | 'stale';

/** One picture that does not stand. */
export interface Finding {
  readonly kind: Kind;
  /** Story id; empty when it is about all. */
  readonly story: string;
  readonly mode: string;
  /** What is wrong and what to do about it. */
  readonly message: string;
}

/** What the comparison of a capture came to. */
export interface Report {
  /** Pictures that equal their approved baseline. */
  readonly passed: number;
  readonly findings: readonly Finding[];
  /** Stories that ask for no picture, with their reason. */
  readonly skipped: Readonly<Record<string, string>>;
  /** Equal pictures in which a processor rounded some pixels otherwise, and how many pixels. */
  readonly rounded: readonly { story: string; mode: string; pixels: number }[];
}

type Verdict = { finding: Omit<Finding, 'story' | 'mode'> } | { rounded: number };

const seeWhy = 'npm run visual -- approve';

function changed(message: string): Verdict {
  return { finding: { kind: 'changed', message } };
}

function comparePixels(folders: Folders, story: string, mode: string, baseline: Baseline): Verdict {
  const now = decode(readFileSync(captureFile(folders, story, mode)));
  if (pixelHash(now) === baseline.pixels) return { rounded: 0 };
  const before = decode(readFileSync(pictureFile(folders.baselines, story, mode)));
  const found = difference(before, now);
  if (isEqual(found)) return { rounded: found.rounded };
  const drawn = pictureFile(join(folders.results, 'differences'), story, mode);
  mkdirSync(dirname(drawn), { recursive: true });
  writeFileSync(drawn, encode(drawDifference(before, now)));
  const where = `the difference is in ${relative(process.cwd(), drawn)}; if it is meant, run: ${seeWhy} --story ${story} --note "why"`;
  return found.sameSize
    ? changed(`${found.changed} pixels changed: ${where}`)
    : changed(
        `The size changed from ${before.width}x${before.height} to ${now.width}x${now.height}: ${where}`,
      );
}

/** The file in git must hold the pixels that were approved, whatever compressed it. */
function isAltered(file: string, baseline: Baseline): boolean {
  if (!existsSync(file)) return true;
  const bytes = readFileSync(file);
  return hashOf(bytes) !== baseline.file && pixelHash(decode(bytes)) !== baseline.pixels;
}

function judge(
  folders: Folders,
  { story, mode, shot }: { story: string; mode: string; shot: string },
  baseline: Baseline | undefined,
  lastWord: ApprovedPicture | undefined,
): Verdict {
  if (!baseline) {
    const file = relative(process.cwd(), captureFile(folders, story, mode));
    const message = `It has no approved picture yet: look at ${file}, then run: ${seeWhy} --story ${story} --note "why"`;
    return { finding: { kind: 'new', message } };
  }
  if (isAltered(pictureFile(folders.baselines, story, mode), baseline))
    return {
      finding: {
        kind: 'altered',
        message:
          'The picture in visual/baselines is not the one that was approved: restore it from git, or approve the new one.',
      },
    };
  if (lastWord?.new !== baseline.pixels)
    return {
      finding: {
        kind: 'unapproved',
        message: `The baseline has no record in visual/approvals: restore it from git, or approve it: ${seeWhy} --story ${story} --note "why"`,
      },
    };
  return shot === baseline.shot ? { rounded: 0 } : comparePixels(folders, story, mode, baseline);
}

function orphan(story: string, mode: string): Finding {
  return {
    kind: 'orphan',
    story,
    mode,
    message: `No story asks for this baseline any more: ${seeWhy} --story ${story} --note "why" retires it.`,
  };
}

function leftOver(folders: Folders, captures: Captures, manifest: Manifest): Finding[] {
  const known = entriesOf(manifest.pictures);
  const abandoned = known.filter(({ story, mode }) => !captures.pictures[story]?.[mode]);
  const files = existsSync(folders.baselines)
    ? readdirSync(folders.baselines, { recursive: true, encoding: 'utf8' })
    : [];
  const strays = files
    .filter((name) => name.endsWith('.png'))
    .map((name) => ({ story: dirname(name), mode: name.slice(dirname(name).length + 1, -4) }))
    .filter(({ story, mode }) => !manifest.pictures[story]?.[mode]);
  return [...abandoned, ...strays].map(({ story, mode }) => orphan(story, mode));
}

function staleRecords(manifest: Manifest, words: Map<string, ApprovedPicture>): Finding[] {
  return [...words.values()]
    .filter((word) => word.new !== null && !manifest.pictures[word.story]?.[word.mode])
    .map(({ story, mode }) => ({
      kind: 'stale',
      story,
      mode,
      message: `A record in visual/approvals approves a picture that is not among the baselines: restore the picture from git, or retire it: ${seeWhy} --story ${story} --note "why"`,
    }));
}

/** Compares a capture with the approved pictures, and draws what differs into the results folder. */
export function compare(folders: Folders, captures: Captures): Report {
  rmSync(join(folders.results, 'differences'), { recursive: true, force: true });
  const manifest: Manifest = readManifest(folders.manifest) ?? {
    environment: captures.environment,
    fonts: captures.fonts,
    pictures: {},
  };
  const { skipped } = captures;
  const elsewhere = environmentDifferences(manifest.environment, captures.environment);
  if (elsewhere.length > 0) {
    const message = `The environment differs (${elsewhere.join(', ')}), so nothing was compared: use the browser of the lockfile, or, when it was renewed, approve all its pictures: ${seeWhy} --all --note "why"`;
    const finding: Finding = { kind: 'environment', story: '', mode: '', message };
    return { passed: 0, findings: [finding], skipped, rounded: [] };
  }
  const words = lastWords(readApprovals(folders.approvals));
  const findings: Finding[] = [];
  const rounded: { story: string; mode: string; pixels: number }[] = [];
  let passed = 0;
  for (const { story, mode, value } of entriesOf(captures.pictures)) {
    if ('failure' in value) {
      findings.push({ kind: 'failed', story, mode, message: value.failure });
      continue;
    }
    const baseline = manifest.pictures[story]?.[mode];
    const shot = { story, mode, shot: value.shot };
    const verdict = judge(folders, shot, baseline, words.get(`${story} ${mode}`));
    if ('finding' in verdict) {
      findings.push({ story, mode, ...verdict.finding });
      continue;
    }
    passed += 1;
    if (verdict.rounded > 0) rounded.push({ story, mode, pixels: verdict.rounded });
  }
  if (captures.only === null)
    findings.push(...leftOver(folders, captures, manifest), ...staleRecords(manifest, words));
  const report: Report = { passed, findings, skipped, rounded };
  mkdirSync(folders.results, { recursive: true });
  writeFileSync(join(folders.results, 'report.json'), JSON.stringify(report, undefined, 1));
  return report;
}
