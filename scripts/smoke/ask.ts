/** Requests to a deployment, and checks of its answers. */
import { signals } from '../../src/api/signals.ts';

/** An answer, read to its end. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Throws `whatIsWrong` unless `isRight`. */
export function expect(isRight: boolean, whatIsWrong: string): void {
  if (!isRight) throw new Error(whatIsWrong);
}

/** Throws unless the answer has the header and its value matches `pattern`. */
export function expectHeader(
  { headers }: Answer,
  path: string,
  name: string,
  pattern: RegExp,
): void {
  const value = headers.get(name);
  expect(value !== null && pattern.test(value), `${path} has ${name}: ${value ?? 'nothing'}`);
}

/** The texts that the first group of `pattern` matches. */
export const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Functions that send requests to the deployment at `origin`. Redirects are returned, not followed. */
export function clientOf(origin: string) {
  const ask = async (path: string, init: RequestInit = {}): Promise<Answer> => {
    const signal = AbortSignal.timeout(20_000);
    const response = await fetch(new URL(path, origin), { redirect: 'manual', signal, ...init });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return {
    ask,
    /** @throws Error unless the answer is 200. */
    get: async (path: string, coding = 'br'): Promise<Answer> => {
      const answer = await ask(path, { headers: { 'Accept-Encoding': coding } });
      expect(answer.status === 200, `${path} answers ${answer.status}`);
      return answer;
    },
    /** Posts like a program that fills in the field hidden from people, so that the server quarantines the post. */
    post: (path: string, body: Readonly<Record<string, string>>): Promise<Answer> =>
      ask(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', [signals.honeypotHeader]: 'smoke' },
        body: JSON.stringify(body),
      }),
  };
}
