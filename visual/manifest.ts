import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Environment } from './environment.ts';

/** What is known of one approved picture. */
export interface Baseline {
  /** Hash of the pixels. */
  readonly pixels: string;
  /** Hash of the bytes as the browser gave them: equal bytes need no decoding. */
  readonly shot: string;
  /** Hash of the PNG file in git. */
  readonly file: string;
}

/** Values by story, then by mode. */
export type ByPicture<Value> = Readonly<Record<string, Readonly<Record<string, Value>>>>;

/** All that is known of the approved pictures. */
export interface Manifest {
  readonly environment: Environment;
  /** Hashes of the site's fonts, by file name. */
  readonly fonts: Readonly<Record<string, string>>;
  readonly pictures: ByPicture<Baseline>;
}

/** The manifest, or undefined when nothing has been approved yet. */
export function readManifest(file: string): Manifest | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined;
}

/** Writes the manifest with stories and modes in a steady order, so that git shows what changed. */
export function writeManifest(file: string, manifest: Manifest): void {
  mkdirSync(dirname(file), { recursive: true });
  const pictures = Object.fromEntries(
    sorted(manifest.pictures).map(([story, modes]) => [story, Object.fromEntries(sorted(modes))]),
  );
  writeFileSync(file, `${JSON.stringify({ ...manifest, pictures }, undefined, 1)}\n`);
}

function sorted<Value>(record: Readonly<Record<string, Value>>): [string, Value][] {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Every value with the story and the mode it belongs to. */
export function entriesOf<Value>(
  pictures: ByPicture<Value>,
): { story: string; mode: string; value: Value }[] {
  return Object.entries(pictures).flatMap(([story, modes]) =>
    Object.entries(modes).map(([mode, value]) => ({ story, mode, value })),
  );
}
