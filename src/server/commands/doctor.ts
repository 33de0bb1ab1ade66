import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { Command } from 'commander';
import { backupAge, backupWords } from '../backups.ts';
import { type Env, readEnvironment } from '../env.ts';
import { mailTransport } from '../outbox/smtp.ts';
import { messageOf, PlainError } from '../plainError.ts';
import { mailState } from '../repositories/mail.ts';
import { countPeople } from '../repositories/rows.ts';
import { assertSound } from '../store/sqliteFile.ts';
import { assertPresent, openStore, sqlitePath } from '../store/store.ts';
import { report } from './command.ts';
import { count, mailWords, outboxWords, pauseWords } from '../words.ts';

/** One line of the report. `todo` is still to be done before a launch; only `bad` makes the command fail. */
interface Finding {
  verdict: 'ok' | 'todo' | 'bad';
  about: string;
  text: string;
}

const finding =
  (verdict: Finding['verdict']) =>
  (about: string, text: string): Finding => ({ verdict, about, text });
const [ok, todo, bad] = [finding('ok'), finding('todo'), finding('bad')];

export const doctorCommand = new Command('doctor')
  .description('Check database, rights, mail and backups, and say what a launch still needs')
  .option('--mail', 'send a test mail to MAIL_TO instead of only greeting the mail server')
  .action(async (options: { mail?: boolean; json?: boolean }) => {
    const env = readEnvironment();
    const findings = [
      ...(await aboutDatabase(env)),
      aboutBackups(env, new Date()),
      await aboutMail(env, Boolean(options.mail)),
      env.SITE_LIVE
        ? ok('launch', 'the server is set up; "npm run launch:check" looks at the site itself')
        : todo('launch', 'still to set: SITE_LIVE=true; then "npm run launch:check"'),
    ];
    const lines = findings.map(
      ({ verdict, about, text }) => `${verdict.padEnd(4)}  ${about.padEnd(9)}  ${text}`,
    );
    await report(options, findings, lines.join('\n'));
    const faults = findings.filter(({ verdict }) => verdict === 'bad').length;
    if (faults > 0) throw new PlainError(`${count(faults, 'fault')} found.`);
  });

async function aboutDatabase(env: Env): Promise<Finding[]> {
  const path = sqlitePath(env.DATABASE_URL);
  try {
    assertPresent(env.DATABASE_URL);
    if (path !== null) assertSound(path, 30_000);
    await using store = await openStore(env.DATABASE_URL);
    const { signups, messages } = await countPeople(store.db);
    const rows = `${count(signups, 'signup')}, ${count(messages, 'message')}`;
    const checked = path === null ? 'answers' : 'sound (quick_check)';
    const state = await mailState(store.db);
    const { pausedSince, outbox } = state;
    const [people = ''] = mailWords(state);
    return [
      ok('database', `${checked}; ${rows}`),
      ...(path === null ? [] : [aboutRights(path)]),
      (outbox.failing > 0 ? bad : ok)('outbox', outboxWords(state)),
      pausedSince === null
        ? ok('people', people)
        : bad('people', `${people}. ${pauseWords(pausedSince)}`),
    ];
  } catch (error) {
    return [bad('database', messageOf(error))];
  }
}

function aboutRights(path: string): Finding {
  const file = statSync(path);
  // Windows has no such rights, and says that everybody may read.
  if (process.platform !== 'win32' && file.mode & 0o077)
    return bad('rights', `others on this machine can read ${path}: chmod 600 ${path}`);
  return file.uid === statSync(dirname(path)).uid
    ? ok('rights', 'the file is readable by its owner only')
    : bad('rights', `${path} and its folder have different owners: the server may not write`);
}

function aboutBackups(env: Env, now: Date): Finding {
  const words = backupWords(env, now);
  if (!env.BACKUP_DIR) return todo('backups', words);
  const hours = backupAge(env.BACKUP_DIR, now) ?? Infinity;
  return (hours > 2 * env.BACKUP_EVERY_HOURS ? bad : ok)('backups', words);
}

async function aboutMail(env: Env, sendsTest: boolean): Promise<Finding> {
  if (!env.SMTP_URL && env.WEBHOOK_URL) return ok('mail', 'messages go to the webhook alone');
  if (!env.SMTP_URL) return todo('mail', 'SMTP_URL is not set: messages wait to be read here');
  const transport = await mailTransport(env.SMTP_URL);
  const test = {
    from: env.MAIL_FROM,
    to: env.MAIL_TO,
    subject: `Test from ${new URL(env.SITE_URL).hostname}`,
    text: 'Mail from the site arrives.',
  };
  try {
    await (sendsTest ? transport.sendMail(test) : transport.verify());
    const done = sendsTest ? 'took a test for MAIL_TO' : 'answers (send a test with --mail)';
    return ok('mail', `the mail server ${done}`);
  } catch (error) {
    return bad('mail', `the mail server cannot be used (${messageOf(error)})`);
  }
}
