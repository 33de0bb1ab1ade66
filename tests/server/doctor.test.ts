import { execFile } from 'node:child_process';
import { chmod, copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { resources } from '../support/resources.ts';
import { backupName } from '../../src/server/store/keptFiles.ts';
import { dayMs } from '../../src/server/time.ts';
import { ofMachine, waitlistHere } from './support/child.ts';
import { signUp } from './support/http.ts';
import { scratch } from './support/databases.ts';
import { serve } from './support/serve.ts';
import { startMailServer } from './support/smtp.ts';

test('each line reports one check, and the exit code all of them', async () => {
  const mail = await startMailServer();
  const { database } = await serve('sqlite');
  const env = { DATABASE_URL: database.url, BACKUP_DIR: scratch(), ...mail.env };
  const doctor = async (more: Record<string, string> = {}, ...args: string[]) => {
    const { code, out } = await waitlistHere(['doctor', ...args], { ...env, ...more });
    const lines = out.trim().split('\n');
    const of = (about: string) => lines.find((line) => line.includes(`  ${about} `));
    return { code, lines, of };
  };
  const first = await doctor();
  expect(first.code).toBe(1);
  expect(first.of('database')).toBe('ok    database   sound (quick_check); 0 signups, 0 messages');
  expect(first.of('backups')).toBe('bad   backups    There is no backup.');
  expect(first.of('launch')).toContain('still to set: SITE_LIVE=true');

  const { out } = await waitlistHere(['backup', '--json'], env);
  const second = await doctor({}, '--mail');
  expect(second.code).toBe(0);
  expect(second.lines.every((line) => /^(?:ok|todo) /.test(line))).toBe(true);
  expect(mail.recipients).toEqual(['owner@exampleton.example']);

  await chmod(database.path, 0o644);
  mail.isRefusing = true;
  const { file } = JSON.parse(out) as { file: string };
  await rename(file, join(dirname(file), backupName(new Date(Date.now() - 3 * dayMs))));
  const third = await doctor({}, '--mail');
  expect(third.code).toBe(1);
  expect(third.of('rights')).toMatch(/^bad .*chmod 600/);
  expect(third.of('mail')).toMatch(/^bad/);
  expect(third.of('backups')).toBe('bad   backups    The newest backup is 72 hours old.');
  expect((await doctor({ DATABASE_URL: 'sqlite:/nowhere/site.db' })).of('database')).toMatch(
    /^bad .*There is no database at \/nowhere\/site\.db/,
  );
});

test('a pipe gets the lines of the command and no others', async () => {
  const server = await serve('sqlite');
  await signUp(server.url, 'ann@example.com');
  const program = fileURLToPath(new URL('../../bin/waitlist', import.meta.url));
  const env = { ...ofMachine, DATABASE_URL: server.database.url };
  const { stdout } = await promisify(execFile)(program, ['export'], { env });
  expect(stdout.split('\r\n')[0]).toMatch(/^"email",/);
  expect(stdout).toContain('"ann@example.com"');
});

test('where the packages bring no Node, the installed one runs the command', async () => {
  const root = resources().folder();
  for (const folder of ['bin', 'scripts', 'src/server/commands'])
    await mkdir(join(root, folder), { recursive: true });
  const program = join(root, 'bin/waitlist');
  await copyFile(fileURLToPath(new URL('../../bin/waitlist', import.meta.url)), program);
  await writeFile(join(root, 'scripts/setup.mjs'), "console.log('set up');\n");
  await writeFile(
    join(root, 'src/server/commands/main.ts'),
    'const args: string[] = process.argv.slice(2);\nconsole.log(args.join());\n',
  );
  const installed = [dirname(process.execPath), process.env['PATH']].join(delimiter);
  const { stdout } = await promisify(execFile)(program, ['export', 'all of it'], {
    env: { ...ofMachine, PATH: installed },
  });
  expect(stdout).toBe('export,all of it\n');
});
