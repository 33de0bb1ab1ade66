import { Command } from 'commander';
import { withSiteValues } from '../../content/textTokens.ts';
import type { Env } from '../env.ts';
import { createLinks } from '../outbox/links.ts';
import { invitationEmail } from '../outbox/emails.ts';
import { mailTransport } from '../outbox/smtp.ts';
import { PlainError } from '../plainError.ts';
import { countUninvited, type Invitation, queueInvitations } from '../repositories/invitations.ts';
import { mailState } from '../repositories/mail.ts';
import { linkSecretOf } from '../repositories/settings.ts';
import type { Database } from '../store/tables.ts';
import { readUtf8 } from './readUtf8.ts';
import { report, wholeNumber, withStore } from './command.ts';
import { count, countPersons, pauseLines } from '../words.ts';

interface Options {
  next?: number;
  perMinute: number;
  template: string;
  test?: boolean;
  yes?: boolean;
  json?: boolean;
}

export const inviteCommand = new Command('invite')
  .description('Invite the next people on the list by mail (a dry run unless --yes is given)')
  .option('--next <number>', 'how many, the first to join first', wholeNumber(1, 1_000_000))
  .option('--per-minute <number>', 'how many per minute', wholeNumber(1, 10_000), 30)
  .option('--template <file>', 'its first line is "Subject: ..."', 'docs/invitation.txt')
  .option('--test', 'send one to MAIL_TO instead')
  .option('--yes', 'really invite them')
  .action(
    withStore(async ({ db, env }, options: Options) => {
      const invitation = readTemplate(options.template);
      if (!env.SMTP_URL)
        throw new PlainError('Nothing can be sent: set SMTP_URL, MAIL_FROM and MAIL_TO first.');
      if (options.test) {
        await sendTest(db, env, invitation);
        const to = env.MAIL_TO;
        return report(options, { test: to }, `One invitation went to ${to}.`);
      }
      const { next, perMinute } = options;
      if (next === undefined)
        throw new PlainError('Say how many to invite with --next, or --test for one to yourself.');
      const wouldInvite = Math.min(next, await countUninvited(db));
      if (!options.yes)
        return report(
          options,
          { wouldInvite, invited: 0 },
          `Dry run: ${countPersons(wouldInvite)} would be invited with "${invitation.subject}". Try it with --test, then add --yes.`,
        );
      const invited = await queueInvitations(db, invitation, next, perMinute, new Date());
      const state = await mailState(db);
      const { sent, waiting } = state.invitations;
      const words = `${count(invited, 'invitation')} put into the outbox; ${waiting} wait there for the server to send them, ${sent} were sent before.`;
      return report(
        options,
        { invited, waiting, sent, pausedSince: state.pausedSince },
        [words, ...pauseLines(state)].join('\n'),
      );
    }),
  );

/** @throws PlainError when the file is not UTF-8, or has no subject or no text. */
function readTemplate(file: string): Invitation {
  const [, subject, text] = /^Subject: *(\S.*?) *\r?\n\r?\n(.*\S)\s*$/s.exec(readUtf8(file)) ?? [];
  if (!subject || !text || /[\r\n]/.test(subject))
    throw new PlainError(
      `${file} must begin with a line "Subject: ...", then an empty line, then the text.`,
    );
  return withSiteValues({ subject, text });
}

async function sendTest(db: Database, env: Env, invitation: Invitation): Promise<void> {
  const links = createLinks(await linkSecretOf(db), env.SITE_URL);
  const { to, subject, text } = invitationEmail(
    { email: env.MAIL_TO ?? '', name: 'Test' },
    invitation,
    links.to('unsubscribe', 'nobody', new Date()),
  );
  const transport = await mailTransport(env.SMTP_URL ?? '');
  await transport.sendMail({ from: env.MAIL_FROM, to, subject, text });
}
