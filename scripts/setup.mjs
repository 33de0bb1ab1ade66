// Runs before every script of package.json, even in a fresh clone. Plain JavaScript without dependencies,
// because packages may not be installed yet, and the machine's Node may be old.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const stamp = join(modules, '.lockfile-sha256');

/** @param {string} sentence */
function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * Whether a package's list of systems or processors, or the one that it names, admits this machine's.
 *
 * @param {string | string[] | undefined} named
 * @param {string} own
 */
const admits = (named, own) =>
  named === undefined || [named].flat().some((one) => one === own || one.startsWith('!'));

/** Which packages of this lockfile npm has installed: 'everything', those for 'production', or 'neither'. */
function installedAlready() {
  const record = join(modules, '.package-lock.json');
  if (!existsSync(record)) return 'neither';
  const wanted = readJson(join(root, 'package-lock.json')).packages;
  const found = readJson(record).packages;
  const missing = Object.entries(wanted).filter(
    ([path, entry]) =>
      path !== '' &&
      found[path]?.version !== entry.version &&
      (found[path] !== undefined || !(entry.optional || entry.devOptional)),
  );
  // A package of another platform: the folder was installed there, and this one's own are missing.
  const isOurs = (path) =>
    path in wanted &&
    admits(wanted[path].os, process.platform) &&
    admits(wanted[path].cpu, process.arch);
  if (!Object.keys(found).every(isOurs)) return 'neither';
  if (missing.length === 0) return 'everything';
  const isProduction =
    missing.every(([, { dev }]) => dev) && !Object.keys(found).some((path) => wanted[path].dev);
  return isProduction ? 'production' : 'neither';
}

/** Environment in which the machine's npm is found: one in the project would be replaced while it runs. */
function outsideProject() {
  // Windows spells the variable "Path", and must not get it in two spellings.
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const entries = (process.env[name] ?? '').split(delimiter);
  const path = entries.filter((entry) => !entry.includes('node_modules')).join(delimiter);
  return { ...process.env, [name]: path };
}

/** @param {string} output */
function remedy(output) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i.test(output))
    return 'The packages could not be downloaded: connect this machine to the network (or point npm at a registry it can reach) and run the command again.';
  if (/EUSAGE|in sync/.test(output))
    return 'package.json and package-lock.json disagree: run "npm install", commit the lockfile, and run the command again.';
  if (/EACCES|EPERM|EROFS/.test(output))
    return `The packages could not be written: make ${modules} writable and run the command again.`;
  if (/ENOSPC/.test(output)) return 'The disk is full: free about 1 GB and run the command again.';
  const reason = output.split('\n').find((line) => /^npm error (?!code)/.test(line)) ?? '';
  return `The packages could not be installed (${reason.replace('npm error ', '').trim() || 'npm gave no reason'}): run "npm ci" to see everything npm says.`;
}

function install() {
  console.log('Setting up: installing the packages of package-lock.json...');
  const began = Date.now();
  const run = spawnSync('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: outsideProject(),
    maxBuffer: 64 * 1024 * 1024,
  });
  if (run.error)
    stop(
      'npm was not found: install Node 20 or later, which brings npm, and run the command again.',
    );
  if (run.status !== 0) stop(remedy(`${run.stdout}\n${run.stderr}`));
  console.log(`Set up in ${Math.round((Date.now() - began) / 1000)} s.`);
}

/** Oldest version of Node that runs the project; for most platforms, the packages contain Node. */
const wanted = [24, 2];

/** Says which Node is used when the packages contain none, and stops when it is too old. */
function ensureRuntime() {
  const binary = join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (existsSync(binary)) return;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const where = `for ${process.platform} ${process.arch}`;
  if (major < wanted[0] || (major === wanted[0] && minor < wanted[1]))
    stop(
      `No Node comes with the packages ${where}, and this is ${process.versions.node}: install Node 24 (with nvm: "nvm install") and run the command again.`,
    );
  console.log(
    `No Node comes with the packages ${where}: using the installed ${process.versions.node}.`,
  );
}

if (Number(process.versions.node.split('.')[0]) < 20)
  stop(
    `This needs Node 20 or later, not ${process.versions.node}: install it from https://nodejs.org and run the command again.`,
  );

const lockfile = join(root, 'package-lock.json');
if (!existsSync(lockfile))
  stop('package-lock.json is missing: restore it from git and run the command again.');
const hash = createHash('sha256')
  .update(readFileSync(lockfile))
  .update(`${process.platform} ${process.arch}`)
  .digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash) {
  const installed = installedAlready();
  if (installed === 'neither') install();
  // A production installation is left as it is, because its files may be read-only, and gets no stamp,
  // because "npm ci" may still add the rest.
  if (installed !== 'production') writeFileSync(stamp, hash);
}
ensureRuntime();
