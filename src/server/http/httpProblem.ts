import type { FieldError, Problem } from '../../contract/problem.ts';

const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** An answer that refuses: thrown anywhere below a route, written by the app. */
export class HttpProblem extends Error {
  override name = 'HttpProblem';
  readonly status: number;
  readonly errors: FieldError[] | undefined;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    details: { errors?: FieldError[]; headers?: Record<string, string> } = {},
  ) {
    super(titles[status] ?? 'Error');
    this.status = status;
    this.errors = details.errors;
    this.headers = details.headers ?? {};
  }

  /** The body of the answer. It never repeats what was sent. */
  get body(): Problem {
    return {
      type: 'about:blank',
      title: this.message,
      status: this.status,
      ...(this.errors && { errors: this.errors }),
    };
  }
}
