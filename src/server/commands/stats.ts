import { Command } from 'commander';
import { mailState } from '../repositories/mail.ts';
import { countByStatus } from '../repositories/rows.ts';
import { signupsByCampaign, signupsByDay, signupsBySender } from '../repositories/days.ts';
import { report, table, wholeNumber, withStore } from './command.ts';
import { count, mailWords, pauseLines } from '../words.ts';

export const statsCommand = new Command('stats')
  .description('Show how the list grows, by day and campaign')
  .option('--days <number>', 'how many days', wholeNumber(1, 3660), 14)
  .action(
    withStore(async ({ db }, options: { days: number; json?: boolean }) => {
      const byDay = await signupsByDay(db, options.days, new Date());
      const byCampaign = await signupsByCampaign(db);
      const signups = await countByStatus(db, 'signups');
      const messages = await countByStatus(db, 'messages');
      const mail = await mailState(db);
      const bySender = await signupsBySender(db);
      const senders = bySender.map(({ email, count: people }) => [email, String(people)]);
      const campaigns = byCampaign.map(({ campaign, source, count: people }) => [
        campaign || '(none)',
        source || '(none)',
        String(people),
      ]);
      return report(
        options,
        { signups, messages, ...mail, byDay, byCampaign, bySender },
        `${count(signups.active, 'signup')}, ${signups.quarantined} in quarantine, ${signups.unconfirmed} not confirmed, ${signups.unsubscribed} unsubscribed
${count(messages.active, 'message')}, ${messages.quarantined} in quarantine
${[...mailWords(mail), ...pauseLines(mail)].join('\n')}

${chart(byDay)}

${table(['campaign', 'source', 'signups'], campaigns.slice(0, 20))}${senders.length > 0 ? `\n\n${table(['sent by', 'signups'], senders)}` : ''}`,
      );
    }),
  );

/** A bar for each day, the longest as wide as the chart. */
function chart(byDay: { day: string; count: number }[]): string {
  const most = Math.max(1, ...byDay.map((entry) => entry.count));
  const barOf = (joined: number) => '█'.repeat(Math.ceil((joined / most) * 40));
  return byDay
    .map((entry) => `${entry.day}  ${barOf(entry.count) || '·'} ${entry.count || ''}`.trimEnd())
    .join('\n');
}
