import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** The browser that the lockfile pins, ready to be given to Playwright or to any launcher. */
export interface PinnedBrowser {
  /** Absolute path of the unpacked binary. */
  readonly executablePath: string;
  /** Launch flags; a fixed list, because pictures depend on them. */
  readonly args: readonly string[];
  /** Playwright's default flags to launch without. */
  readonly ignoreDefaultArgs: readonly string[];
  /** Absolute paths of the fonts for text whose own font has no glyph for it. */
  readonly fallbackFonts: readonly string[];
}

const flags = [
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--disable-lcd-text',
  // Repainting a part changed an edge by a pixel in 7 of 150 pictures; repainting everything does not.
  '--disable-partial-raster',
  '--hide-scrollbars',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
] as const;

/** Launch flags; Chromium refuses to run its sandbox as root. */
export const browserFlags = (): readonly string[] =>
  process.getuid?.() === 0 ? ['--no-sandbox', ...flags] : flags;

/** Free bytes of shared memory; 0 where the system has no such folder. */
function freeSharedMemory(): number {
  const folder = '/dev/shm';
  if (!existsSync(folder)) return 0;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Bytes of shared memory for each core: twice what the browsers of a whole run were seen to use. */
const amplePerCore = 2 ** 28;

/**
 * Playwright makes browsers use files instead of shared memory, because a container may have little of
 * it. Where there is enough, that flag is left out.
 */
export const flagsToIgnore = (): readonly string[] =>
  freeSharedMemory() < availableParallelism() * amplePerCore ? [] : ['--disable-dev-shm-usage'];

// The real path: copies of the project only link to this folder, and the browser must outlive a copy.
const modules = realpathSync(resolve(import.meta.dirname, '../node_modules'));
const packageFolder = join(modules, '@sparticuz/chromium');

function packageVersion(): string {
  const manifest = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}

/** Unpacks with TMPDIR set to `folder`: the package has no other setting for where to unpack. */
async function unpackInto(folder: string): Promise<void> {
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    await inflate(join(packageFolder, 'bin', 'al2023.tar.br'));
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

/** Unpacks into a temporary folder and renames it, so that no process runs a half-written file. */
async function unpackOnce(folder: string): Promise<void> {
  if (existsSync(join(folder, 'chromium'))) return;
  mkdirSync(dirname(folder), { recursive: true });
  const temporary = mkdtempSync(`${folder}-`);
  try {
    await unpackInto(temporary);
    renameSync(temporary, folder);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    if (!existsSync(join(folder, 'chromium'))) throw error;
  }
}

/** Hides the system's fonts, which differ between machines, and leaves the package's own. */
function pinFallbackFonts(folder: string): void {
  const configuration = join(folder, 'fonts.conf');
  const inside = (name: string): string =>
    join(folder, name).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const content = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${inside('fonts')}</dir><cachedir>${inside('fonts-cache')}</cachedir></fontconfig>\n`;
  // The file names the folder, which may have been moved since. Renamed, so that no browser reads half of it.
  if (!existsSync(configuration) || readFileSync(configuration, 'utf8') !== content) {
    const temporary = `${configuration}-${process.pid}`;
    writeFileSync(temporary, content);
    renameSync(temporary, configuration);
  }
  process.env['FONTCONFIG_FILE'] = configuration;
}

function tryToStart(executablePath: string): { works: boolean; message: string } {
  const run = spawnSync(executablePath, ['--version'], { encoding: 'utf8' });
  return {
    works: run.status === 0,
    message: (run.error?.message ?? run.stderr).trim().split('\n')[0] ?? '',
  };
}

function ensureItStarts(executablePath: string, folder: string): void {
  const first = tryToStart(executablePath);
  if (first.works) return;
  const before = process.env['LD_LIBRARY_PATH'];
  process.env['LD_LIBRARY_PATH'] = [join(folder, 'al2023', 'lib'), before]
    .filter(Boolean)
    .join(':');
  if (tryToStart(executablePath).works) return;
  if (before === undefined) delete process.env['LD_LIBRARY_PATH'];
  else process.env['LD_LIBRARY_PATH'] = before;
  throw new Error(
    `The pinned browser does not start (${first.message}): install its system libraries, on Debian and Ubuntu with "apt-get install libnss3 libnspr4", and run the command again.`,
  );
}

/**
 * Unpacks the pinned browser once per version and checks that it starts.
 * Sets FONTCONFIG_FILE, and LD_LIBRARY_PATH where the machine lacks libraries, for the processes
 * started from here.
 *
 * @throws Error with one sentence and its remedy when the browser cannot run on this machine.
 */
export async function pinnedBrowser(): Promise<PinnedBrowser> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      `The pinned browser runs on Linux x64 only, not on ${process.platform} ${process.arch}: run this in a Linux x64 container.`,
    );
  }
  const folder = join(modules, '.cache', `pinned-chromium-${packageVersion()}`);
  const executablePath = join(folder, 'chromium');
  await unpackOnce(folder);
  pinFallbackFonts(folder);
  ensureItStarts(executablePath, folder);
  return {
    executablePath,
    args: browserFlags(),
    ignoreDefaultArgs: flagsToIgnore(),
    fallbackFonts: fallbackFontsIn(join(folder, 'fonts')),
  };
}

function fallbackFontsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ttf|otf)$/.test(file))
    .sort()
    .map((file) => join(folder, file));
}
