/**
 * `npm run assemble -- FOLDER`: fills an empty folder with what it takes to serve the site: the build, the
 * sources that the server imports, and its packages. Node itself must be installed on the machine.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { messageOf } from '../src/server/plainError.ts';

/** Folders of `src` that the server may import, as oxlint.config.ts lists them. */
const folders = ['api', 'content', 'design', 'server'].map((name) => `src/${name}`);

/** Copies the build and the server into `folder`, and installs the server's packages there. */
export function assemble(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty: name a new folder.`);
  if (!existsSync('dist/headers.json')) throw new Error('Run "npm run build" first.');
  console.log(`Copying the build and the server to ${folder} …`);
  mkdirSync(folder, { recursive: true });
  const files = ['package.json', 'package-lock.json', 'site.json', 'docs/invitation.txt'];
  for (const path of ['bin', 'dist', ...folders, ...files])
    cpSync(path, join(folder, path), { recursive: true });
  console.log('Installing the packages of the server from the registry …');
  const flags = ['--omit=dev', '--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', ['ci', ...flags, '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}

if (import.meta.main)
  try {
    const [folder] = process.argv.slice(2);
    if (folder === undefined)
      throw new Error('Name an empty folder: npm run assemble -- /srv/site/releases/1');
    assemble(resolve(folder));
    console.log(`${resolve(folder)} is ready: node src/server/main.ts serves from there.`);
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
