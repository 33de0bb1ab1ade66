import { STATUS_CODES } from 'node:http';
import type { FieldError, Problem } from '../../api/problem.ts';

/** Two that RFC 9110 renamed; Node has the former names. */
const titles: Record<number, string | undefined> = {
  ...STATUS_CODES,
  413: 'Content Too Large',
  422: 'Unprocessable Content',
};

/** An answer that refuses: thrown anywhere below a route, written by the app. */
export class HttpProblem extends Error {
  override name = 'HttpProblem';
  readonly status: number;
  readonly errors: FieldError[] | undefined;
  /** A sentence on what is wrong. */
  readonly detail: string | undefined;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    details: { errors?: FieldError[]; detail?: string; headers?: Record<string, string> } = {},
  ) {
    super(titles[status] ?? 'Error');
    this.status = status;
    this.errors = details.errors;
    this.detail = details.detail;
    this.headers = details.headers ?? {};
  }

  /** The body of the answer. It never repeats what was sent. */
  get body(): Problem {
    const { message: title, status, detail, errors } = this;
    return { type: 'about:blank', title, status, detail, errors };
  }
}
