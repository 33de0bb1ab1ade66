import { addAbortListener } from 'node:events';
import type { Deps } from '../deps.ts';
import { loggable } from '../log.ts';
import {
  type Delivery,
  markDelivered,
  markFailed,
  markUndeliverable,
  claimDue,
} from '../repositories/outbox.ts';
import type { Channel } from '../store/tables.ts';
import { dayMs } from '../time.ts';
import { isToPerson, type Send } from './notice.ts';
import { smtpSender } from './smtp.ts';
import { webhookSender } from './webhook.ts';

/**
 * Passes stored notices on, as often as it takes: each is tried until it arrives, through
 * restarts and outages, at least once and hardly ever twice.
 */
export function startRelay(deps: Pick<Deps, 'env' | 'links' | 'log' | 'now' | 'store'>) {
  const { env, links, log, now, store } = deps;
  const senders: Partial<Record<Channel, Send>> = {
    ...(env.SMTP_URL && { smtp: smtpSender(env.SMTP_URL, env, links, now) }),
    ...(env.WEBHOOK_URL && { webhook: webhookSender(env.WEBHOOK_URL, env.WEBHOOK_SECRET ?? '') }),
  };
  const channels = Object.keys(senders) as Channel[];
  if (channels.length === 0) return { wake: () => {}, stop: () => Promise.resolve() };
  const state = { isStopped: false, isAwaited: false };
  let current: Promise<void> | undefined;
  const giveUp = new AbortController();
  const { signal } = giveUp;

  const deliver = async (delivery: Delivery) => {
    const { id, channel, attempts, notice } = delivery;
    try {
      if (notice) await unlessAborted(senders[channel]?.(notice, signal), signal);
      await markDelivered(store.db, delivery, now());
    } catch (error) {
      // We gave up, and the receiver did not fail: the next process may try at once.
      if (signal.aborted) return markFailed(store.db, id, 'STOPPED', now());
      const fault = loggable(error);
      if (notice && isToPerson(notice) && isHardBounce(error)) {
        log.warn({ channel, fault }, 'the address does not accept mail');
        return markUndeliverable(store.db, id, notice, now());
      }
      const pause = Math.min(dayMs, 30_000 * 2 ** (attempts - 1));
      log.warn({ channel, attempts, fault, nextInMs: pause }, 'notice not passed on yet');
      const code = fault.code ?? fault.kind;
      await markFailed(store.db, id, code, new Date(now().getTime() + pause));
    }
  };
  const round = async () => {
    do {
      state.isAwaited = false;
      const due = await claimDue(store.db, now(), channels, env.CONFIRM_PER_HOUR);
      await Promise.all(due.map(deliver));
      if (due.length > 0) state.isAwaited = true;
    } while (state.isAwaited && !state.isStopped);
  };
  const wake = () => {
    state.isAwaited = true;
    if (state.isStopped || current) return;
    current = round()
      .catch((error: unknown) => log.warn({ fault: loggable(error) }, 'outbox not readable'))
      .finally(() => {
        current = undefined;
      });
  };
  const timer = setInterval(wake, 5000);
  timer.unref();
  return {
    /** Looks for due deliveries now instead of at the next interval. */
    wake,
    /** Waits half a second for deliveries in progress; the rest is tried again after the next start. */
    stop: async () => {
      state.isStopped = true;
      clearInterval(timer);
      const timeout = setTimeout(() => giveUp.abort(), 500);
      await current;
      clearTimeout(timeout);
    },
  };
}

/** Whether the mail server says for good that it does not take mail for the person. */
function isHardBounce(error: unknown): boolean {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number };
  return command === 'RCPT TO' && [550, 551, 553].includes(responseCode);
}

/** Waits for `work`, or rejects once `signal` says to give up. */
async function unlessAborted(work: Promise<void> | undefined, signal: AbortSignal): Promise<void> {
  const stopped = Promise.withResolvers<void>();
  using _listener = addAbortListener(signal, stopped.reject);
  await Promise.race([work, stopped.promise]);
}
