/** Asks a deployment, and says what is wrong with its answers. */
import { signals } from '../../src/api/signals.ts';

/** An answer, read to its end. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Ends a check with what is wrong. */
export function expect(isRight: boolean, whatIsWrong: string): void {
  if (!isRight) throw new Error(whatIsWrong);
}

/** Ends a check unless the header is there and as it should be. */
export function expectHeader(
  { headers }: Answer,
  path: string,
  name: string,
  pattern: RegExp,
): void {
  const value = headers.get(name);
  expect(value !== null && pattern.test(value), `${path} has ${name}: ${value ?? 'nothing'}`);
}

/** What the first group of `pattern` finds. */
export const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Ways to ask the deployment at `origin`. Redirects are answers, too. */
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
    /** Posts as a program that fills a form at once, and so is set aside. */
    post: (path: string, body: Readonly<Record<string, string>>): Promise<Answer> =>
      ask(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', [signals.ageHeader]: '0' },
        body: JSON.stringify(body),
      }),
  };
}
