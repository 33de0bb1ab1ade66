/** How the simulated network answers one request of a story. */
export type Answer =
  /** The device has no connection. */
  | 'offline'
  /** The request never gets an answer. */
  | 'pending'
  | {
      readonly status: number;
      /** Sent as JSON; nothing when left out. */
      readonly body?: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    };

/** The `network` parameter of a story: answers by method and path, e.g. `POST /api/waitlist`. */
export type Answers = Readonly<Record<string, Answer>>;

const realFetch = globalThis.fetch.bind(globalThis);
let answers: Answers = {};

/** Whether the request is for one of Storybook's own files, which no story requests. */
function isOfStorybook(url: URL): boolean {
  return url.origin === location.origin && /\/(?:index|project)\.json$/.test(url.pathname);
}

function refuse(request: string): never {
  const sentence = `This story has no answer for "${request}": give it one in parameters.network.`;
  // A component may catch the error below; the console error makes the story's test fail nevertheless.
  console.error(sentence);
  throw new TypeError(sentence);
}

async function answeredFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const url = new URL(request.url);
  if (isOfStorybook(url)) return realFetch(input, init);
  const where = url.origin === location.origin ? url.pathname : url.href;
  const key = `${request.method} ${where}`;
  const answer = answers[key] ?? refuse(key);
  if (answer === 'offline') throw new TypeError('Failed to fetch');
  if (answer === 'pending') return new Promise<Response>(() => undefined);
  const body = answer.body === undefined ? null : JSON.stringify(answer.body);
  const type = answer.status >= 400 ? 'application/problem+json' : 'application/json';
  return new Response(body, {
    status: answer.status,
    headers: { ...(body !== null && { 'content-type': type }), ...answer.headers },
  });
}

/** Cuts the page off from the network: requests listed in `given` get their answer, all others fail. */
export function freezeNetwork(given: Answers = {}): void {
  answers = given;
  globalThis.fetch = answeredFetch;
  navigator.sendBeacon = (url) => refuse(`POST ${url}`);
  XMLHttpRequest.prototype.open = (method: string, url: string | URL) => refuse(`${method} ${url}`);
}
