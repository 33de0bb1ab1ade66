import { Argument, Command, InvalidArgumentError } from 'commander';
import { planOf } from '../outbox/plan.ts';
import { PlainError } from '../plainError.ts';
import { reportBounces, resumeMail, undoBounces } from '../repositories/bounces.ts';
import { mailState } from '../repositories/mail.ts';
import { normalEmail } from '../repositories/signups.ts';
import { isoMoment } from '../time.ts';
import { readUtf8 } from './readUtf8.ts';
import { report, withStore } from './command.ts';
import { count, countPersons, mailWords, outboxWords, pauseLines } from '../words.ts';

interface Options {
  undo?: string | true;
  since?: Date;
  json?: boolean;
}

function moment(text: string): Date {
  const read = isoMoment(text);
  if (!read) throw new InvalidArgumentError('It must be like 2026-11-21 or 2026-11-21T09:30Z.');
  return read;
}

export const mailCommands = [
  new Command('bounces')
    .argument('[file]', 'one address per line, as a mail provider exports its hard bounces')
    .description('Stop mail to addresses that bounce, or undo that')
    .option('--undo [email]', 'mail the person again; what was refused is sent once more')
    .option('--since <time>', 'with --undo: everyone noted since then (ISO 8601, UTC)', moment)
    .action(
      withStore(async ({ db, env }, file: string | undefined, options: Options) => {
        const { undo, since } = options;
        if (since && undo === undefined) throw new PlainError('--since TIME goes with --undo.');
        if (undo !== undefined) {
          const who =
            typeof undo === 'string'
              ? { email: normalEmail(undo) }
              : since && { since: since.toISOString() };
          if (!who || file !== undefined || (typeof undo === 'string' && since))
            throw new PlainError('Say whom: --undo EMAIL, or --undo --since TIME.');
          const undone = await undoBounces(db, who);
          if (undone === 0) throw new PlainError('Nobody such is noted as bouncing.');
          return report(options, { undone }, `Mail goes to ${countPersons(undone)} again.`);
        }
        if (file === undefined) throw new PlainError('Name a file, or --undo EMAIL.');
        const found = readUtf8(file).match(/[^\s",;<>]+@[^\s",;<>]+/g) ?? [];
        const emails = [...new Set(found.map(normalEmail))];
        let marked = 0;
        for (let start = 0; start < emails.length; start += 500) {
          const some = emails.slice(start, start + 500);
          marked += (await reportBounces(db, some, planOf(env).pause, new Date())).marked;
        }
        const all = count(emails.length, 'address', 'addresses');
        const state = await mailState(db);
        const words = [`${countPersons(marked)} of ${all} get no more mail.`, ...pauseLines(state)];
        return report(options, { marked, pausedSince: state.pausedSince }, words.join('\n'));
      }),
    ),
  new Command('outbox')
    .addArgument(new Argument('[action]', 'send mail to people again').choices(['resume']))
    .description('Show what waits to be passed on, and send mail to people again after a pause')
    .action(
      withStore(async ({ db }, action: string | undefined, options: Options) => {
        const state = await mailState(db);
        if (action === undefined)
          return report(options, state, [...mailWords(state), ...pauseLines(state)].join('\n'));
        await resumeMail(db, new Date());
        const words =
          state.pausedSince === null ? 'Mail to people was not paused.' : 'Mail to people goes on.';
        const now = { ...state, pausedSince: null };
        return report(options, now, `${words}\n${outboxWords(state)}`);
      }),
    ),
];
