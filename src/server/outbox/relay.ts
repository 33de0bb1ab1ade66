import { setTimeout as pause } from 'node:timers/promises';
import type { Deps } from '../deps.ts';
import { loggable } from '../log.ts';
import {
  claimDue,
  type Delivery,
  dropDelivery,
  hasAccepted,
  markDelivered,
  markFailed,
  markRefused,
} from '../repositories/outbox.ts';
import type { Channel } from '../store/tables.ts';
import { isUnavailable } from '../store/unavailable.ts';
import { dayMs, hourMs } from '../time.ts';
import { isToPerson, type Notice, type Send, type ToPerson } from './notice.ts';
import { type Refusal, refusalOf } from './refusal.ts';
import { smtpSender } from './smtp.ts';
import { webhookSender } from './webhook.ts';

/** Passes each stored notice on until it arrives, at least once and hardly ever twice. */
export function startRelay(deps: Pick<Deps, 'env' | 'links' | 'log' | 'now' | 'plan' | 'store'>) {
  const { env, links, log, now, plan, store } = deps;
  const senders: Partial<Record<Channel, Send>> = {
    ...(env.SMTP_URL && { smtp: smtpSender(env.SMTP_URL, env, links, now) }),
    ...(env.WEBHOOK_URL && { webhook: webhookSender(env.WEBHOOK_URL, env, links) }),
  };
  const channels = Object.keys(senders) as Channel[];
  // Without a channel there is nothing to send. After a round, `hasMore` says whether to look for another.
  const state = { isStopped: channels.length === 0, hasMore: false };
  let current: Promise<void> | undefined;

  const deliver = async (delivery: Delivery) => {
    const { id, channel, attempts, notice } = delivery;
    if (!notice) return dropDelivery(store.db, id);
    try {
      await senders[channel]?.(notice);
    } catch (error) {
      const refusal = refusalOf(error);
      if (isToPerson(notice) && refusal && (await giveUpOn(id, notice, refusal, attempts))) return;
      const fault = loggable(error);
      const refused = refusal?.code;
      const nextInMs = pauseAfter(attempts);
      log.warn({ channel, attempts, fault, refused, nextInMs }, 'notice not passed on yet');
      const code = refused ?? fault.code ?? fault.kind;
      return markFailed(store.db, id, code, new Date(now().getTime() + nextInMs));
    }
    await noteArrival(id, notice);
  };
  /** Notes an arrival, however long the database is locked or gone: otherwise the notice would be sent again. */
  const noteArrival = async (id: string, notice: Notice): Promise<void> => {
    try {
      await markDelivered(store.db, { id, notice }, now());
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      log.warn({ fault: loggable(error) }, 'an arrival is not noted yet');
      await pause(1000);
      return noteArrival(id, notice);
    }
  };
  /** Gives up a mail whose address is at fault; if that is not certain, does nothing and returns false. */
  const giveUpOn = async (id: string, to: ToPerson, refusal: Refusal, attempts: number) => {
    const { code: refused, fault } = refusal;
    if (fault === 'other') return false;
    // Where the server names no cause, the address is at fault if other mail was accepted since the last try.
    const since = attempts > 1 ? Math.min(hourMs, pauseAfter(attempts - 1)) : 0;
    if (fault === 'unsaid' && !(await hasAccepted(store.db, since, now()))) return false;
    const done = await markRefused(store.db, id, to, plan.pause, now());
    if (done === 'paused before') return false;
    log.warn({ refused }, 'the address does not accept mail');
    if (done === 'paused now') log.error({ refused }, mailPaused);
    return true;
  };
  const work = async () => {
    try {
      do {
        state.hasMore = false;
        const due = await claimDue(store.db, now(), channels, env.CONFIRM_PER_HOUR);
        await Promise.all(due.map(deliver));
        if (due.length > 0) state.hasMore = true;
      } while (state.hasMore && !state.isStopped);
    } catch (error) {
      log.warn({ fault: loggable(error) }, 'outbox not readable');
    } finally {
      current = undefined;
    }
  };
  const wake = (): Promise<void> => {
    state.hasMore = true;
    if (state.isStopped) return Promise.resolve();
    return (current ??= work());
  };
  const timer = setInterval(() => void wake(), 5000);
  timer.unref();
  return {
    /** Looks for due deliveries now instead of at the next interval; resolves once none is due. */
    wake,
    /**
     * Claims nothing more, and waits at most half a second for deliveries in progress; the next process tries
     * those that were not done by the exit again within a minute.
     */
    stop: async () => {
      state.isStopped = true;
      clearInterval(timer);
      await Promise.race([current, pause(500, undefined, { ref: false })]);
    },
  };
}

/** How long a notice waits after its `attempts`-th failure, in milliseconds. */
const pauseAfter = (attempts: number): number => Math.min(dayMs, 30_000 * 2 ** (attempts - 1));

/** What the log says when too many addresses were refused. */
export const mailPaused = 'mail to people is paused: too many addresses were refused';
