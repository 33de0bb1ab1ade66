import { expect } from 'vitest';
import { eventually } from '../../../support/eventually.ts';
import { resources } from '../../../support/resources.ts';
import { storedEmails, type TestDatabase } from '../../support/databases.ts';
import { type Answer, signUp } from '../../support/http.ts';

/** Form that the posts are for. Default: the waitlist. */
export type Form = Parameters<typeof signUp>[2];

let serial = 0;

/** Starts `clients` clients. Each posts new addresses without a pause until `stop` or the end of the test. */
export function startLoad(url: () => string, clients: number, form?: Form) {
  const answers: Answer[] = [];
  const state = { isOn: true };
  const work = Promise.all(
    Array.from({ length: clients }, async () => {
      while (state.isOn) {
        const answer = await signUp(url(), `load${(serial += 1)}@example.com`, form);
        answers.push(answer);
        // A stopped server refuses at once: without a pause this would be a busy loop.
        if (answer.status === null) await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }),
  );
  const end = () => (state.isOn = false);
  resources().defer(end);
  const stop = async () => {
    end();
    await work;
    return answers;
  };
  /** Waits for `count` more answers for which `counts` is true. */
  const more = async (count: number, counts: (answer: Answer) => boolean = () => true) => {
    const from = answers.length;
    await eventually(() =>
      expect(answers.slice(from).filter(counts).length).toBeGreaterThanOrEqual(count),
    );
  };
  return { more, stop };
}

/** Whether a post was acknowledged. */
export const isAcknowledged = ({ status }: Answer): boolean => status === 202;

/** Addresses that were acknowledged and are not in the database. */
export async function lostOf(answers: Answer[], database: TestDatabase, table?: 'messages') {
  const stored = await storedEmails(database, table);
  const acknowledged = answers.filter(isAcknowledged).map(({ email }) => email);
  return acknowledged.filter((email) => !stored.has(email));
}
