import { palette } from '../../design/palette.ts';
import type { MessageStatus, SignupStatus } from '../store/tables.ts';
import { toMinute } from '../time.ts';

/** What the page shows. */
interface Stats {
  signups: Record<SignupStatus, number>;
  messages: Record<MessageStatus, number>;
  outbox: { waiting: number; failing: number };
  invitations: { sent: number; waiting: number };
  byDay: { day: string; count: number }[];
  byCampaign: { campaign: string; source: string; count: number }[];
}

const style = `:root{color-scheme:light}body{font:1rem/1.5 system-ui,sans-serif;color:${palette.ink};background:${palette.white};max-width:52rem;margin:0 auto;padding:1.5rem}
h1,h2{color:${palette.navy600};line-height:1.2}svg{width:100%;height:auto}rect{fill:${palette.navy600}}text{font-size:11px;fill:${palette.ink}}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.25rem .75rem .25rem 0;border-bottom:1px solid ${palette.navy100};overflow-wrap:anywhere}td.bar{width:45%}
td.bar span{display:block;height:.75rem;background:${palette.navy600}}`;

/** The statistics as one page that needs nothing else: to open, or to mail. */
export function statsPage(stats: Stats, site: string, now: Date): string {
  const { signups, messages, outbox, invitations, byDay, byCampaign } = stats;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Waitlist of ${escape(site)}</title><style>${style}</style></head>
<body>
<h1>Waitlist of ${escape(site)}</h1>
<p>As of ${toMinute(now.toISOString())} UTC. ${signups.active} on the list, ${signups.unconfirmed} not confirmed, ${signups.quarantined} in quarantine, ${signups.unsubscribed} unsubscribed. ${invitations.sent} invited, ${invitations.waiting} invitations waiting. ${messages.active} messages, ${outbox.waiting} notices waiting (${outbox.failing} failing).</p>
<h2>By day</h2>
${dayChart(byDay)}
<h2>By campaign</h2>
${table('Campaign', summed(byCampaign, 'campaign'))}
<h2>By source</h2>
${table('Source', summed(byCampaign, 'source'))}
</body>
</html>
`;
}

const chart = { width: 800, height: 220, foot: 20 };

function dayChart(byDay: Stats['byDay']): string {
  const most = Math.max(1, ...byDay.map(({ count }) => count));
  const step = chart.width / byDay.length;
  const bars = byDay.map(({ day, count }, index) => {
    const height = (count / most) * (chart.height - chart.foot - 15);
    const top = chart.height - chart.foot - height;
    return `<rect x="${round(index * step)}" y="${round(top)}" width="${round(step * 0.8)}" height="${round(height)}"><title>${day}: ${count}</title></rect>`;
  });
  const [first, last] = [byDay[0]?.day ?? '', byDay.at(-1)?.day ?? ''];
  const total = byDay.reduce((sum, { count }) => sum + count, 0);
  const label = `${total} signups from ${first} to ${last}, at most ${most} on one day`;
  return `<svg viewBox="0 0 ${chart.width} ${chart.height}" role="img" aria-label="${label}">${bars.join('')}<text x="0" y="${chart.height - 5}">${first}</text><text x="${chart.width}" y="${chart.height - 5}" text-anchor="end">${last}</text><text x="0" y="10">${most}</text></svg>
<p>${label}.</p>`;
}

const round = (value: number): number => Math.round(value * 100) / 100;

function summed(rows: Stats['byCampaign'], key: 'campaign' | 'source'): [string, number][] {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(row[key], (sums.get(row[key]) ?? 0) + row.count);
  return [...sums].toSorted(([, a], [, b]) => b - a).slice(0, 20);
}

function table(heading: string, rows: [string, number][]): string {
  const most = Math.max(1, ...rows.map(([, count]) => count));
  const lines = rows.map(
    ([name, count]) =>
      `<tr><td>${escape(name) || '(none)'}</td><td>${count}</td><td class="bar"><span style="width:${round((count / most) * 100)}%"></span></td></tr>`,
  );
  return `<table><thead><tr><th scope="col">${heading}</th><th scope="col">Signups</th><th></th></tr></thead><tbody>${lines.join('')}</tbody></table>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');
