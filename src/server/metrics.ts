import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What the server counts, in its own registry. */
export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  return {
    registry,
    signups: counter('waitlist_signups_total', 'Accepted signups, by result', 'result'),
    messages: counter('contact_messages_total', 'Accepted messages, by result', 'result'),
    latency: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer API requests',
      labelNames: ['route', 'method', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5],
      registers,
    }),
    outboxWaiting: gauge('outbox_waiting', 'Messages that wait to be passed on'),
    mailBounced: gauge('mail_bounced', 'People to whom mail came back for good'),
    mailPaused: gauge('mail_paused', '1 while mail to people is paused, else 0'),
    bounceEvents: counter('bounce_events_total', 'Events of a mail provider', 'result'),
    databaseUp: gauge('database_up', '1 while the database takes writes, else 0'),
    databaseDamaged: gauge('database_damaged', '1 from when damage was found to a replacement'),
    lastBackup: gauge('last_backup_timestamp_seconds', 'The newest scheduled backup, 0 if none'),
  };
}
