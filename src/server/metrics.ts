import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What the server counts, in its own registry. */
export type Metrics = ReturnType<typeof createMetrics>;

/** Creates the counters; `withProcess` adds those of Node itself. */
export function createMetrics(withProcess = false) {
  const registry = new Registry();
  const registers = [registry];
  if (withProcess) collectDefaultMetrics({ register: registry });
  return {
    registry,
    signups: new Counter({
      name: 'waitlist_signups_total',
      help: 'Waitlist posts that were accepted, by result',
      labelNames: ['result'],
      registers,
    }),
    messages: new Counter({
      name: 'contact_messages_total',
      help: 'Contact messages that were accepted, by result',
      labelNames: ['result'],
      registers,
    }),
    deliveries: new Counter({
      name: 'outbox_deliveries_total',
      help: 'Attempts to pass a message on, by channel and result',
      labelNames: ['channel', 'result'],
      registers,
    }),
    latency: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer API requests',
      labelNames: ['route', 'method', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5],
      registers,
    }),
    outboxWaiting: new Gauge({
      name: 'outbox_waiting',
      help: 'Messages that wait to be passed on',
      registers,
    }),
    databaseUp: new Gauge({
      name: 'database_up',
      help: '1 while the database takes writes, else 0',
      registers,
    }),
    databaseDamaged: new Gauge({
      name: 'database_damaged',
      help: '1 once the database file was found damaged, until another is in place',
      registers,
    }),
    lastBackup: new Gauge({
      name: 'last_backup_timestamp_seconds',
      help: 'When the newest scheduled backup was made; 0 without any',
      registers,
    }),
  };
}
