import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { vi } from 'vitest';
import { owner } from '../../../support/owner.ts';
import type { TestDatabase } from '../../support/databases.ts';
import { postJson } from '../../support/http.ts';

/** One answer to a post. */
export interface Answer {
  email: string;
  /** Null when the connection broke. */
  status: number | null;
  retryAfter: string | null;
}

/** Clients that each post one address after another until they are stopped. */
export interface Load {
  answers: Answer[];
  stop: () => Promise<Answer[]>;
}

let serial = 0;

/** Starts so many clients, which post new addresses without a pause until the test ends. */
export function startLoad(url: () => string, clients: number, post = signUp): Load {
  const answers: Answer[] = [];
  const state = { isOn: true };
  const work = Promise.all(
    Array.from({ length: clients }, async () => {
      while (state.isOn) {
        const answer = await post(url(), `load${(serial += 1)}@example.com`);
        answers.push(answer);
        // A stopped server refuses at once: without a pause this would be a busy loop.
        if (answer.status === null) await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }),
  );
  const end = () => (state.isOn = false);
  owner().defer(end);
  const stop = async () => {
    end();
    await work;
    return answers;
  };
  return { answers, stop };
}

/** Posts a signup; a broken connection counts as an answer. */
export const signUp = (url: string, email: string): Promise<Answer> =>
  send(`${url}/api/waitlist`, email);

/** The same for a message. */
export const sendMessage = (url: string, email: string): Promise<Answer> =>
  send(`${url}/api/contact`, email, { name: 'Ann', message: 'Hi' });

async function send(url: string, email: string, more: object = {}): Promise<Answer> {
  try {
    const answer = await postJson(url, { email, ...more });
    await answer.arrayBuffer();
    return { email, status: answer.status, retryAfter: answer.headers.get('retry-after') };
  } catch {
    return { email, status: null, retryAfter: null };
  }
}

/** Every address in the database. */
export async function storedEmails({ kind, url, path }: TestDatabase): Promise<Set<string>> {
  if (kind === 'sqlite') {
    const database = new DatabaseSync(path, { readOnly: true });
    const rows = database.prepare('select email_normal from signups').all();
    database.close();
    return new Set(rows.map((row) => String(row['email_normal'])));
  }
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ email_normal: string }>('select email_normal from signups');
  await client.end();
  return new Set(rows.map((row) => row.email_normal));
}

/** Addresses that were acknowledged and are not in the database. */
export async function lostOf(answers: Answer[], database: TestDatabase): Promise<string[]> {
  const stored = await storedEmails(database);
  return answers.flatMap(({ email, status }) =>
    status === 202 && !stored.has(email) ? [email] : [],
  );
}

/** How many were acknowledged. */
export const acknowledged = (answers: Answer[]): number => answers.filter(isAcknowledged).length;

/** Polls until `attempt` is true, however long that takes on a busy machine. */
export const until = (attempt: () => boolean | Promise<boolean>): Promise<unknown> =>
  vi.waitUntil(attempt, { timeout: hangMs, interval: 20 });

/** Ends a test that hangs; no verdict depends on it. */
const hangMs = 500_000;

/** Waits for `count` more answers for which `counts` is true. */
export async function moreAnswers(
  load: Load,
  count: number,
  counts: (answer: Answer) => boolean = () => true,
): Promise<void> {
  const from = load.answers.length;
  await until(() => load.answers.slice(from).filter(counts).length >= count);
}

/** Whether a signup was acknowledged. */
export const isAcknowledged = ({ status }: Answer): boolean => status === 202;

/** Reads a page to its end; returns its status. */
export async function readPage(url: string): Promise<number> {
  const answer = await fetch(`${url}/pricing`);
  await answer.arrayBuffer();
  return answer.status;
}
