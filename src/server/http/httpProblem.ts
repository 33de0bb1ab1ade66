import { STATUS_CODES } from 'node:http';
import type { FieldError, Problem } from '../../api/problem.ts';

/** Titles by status. RFC 9110 has renamed two of them; Node has the former names. */
const titles: Record<number, string | undefined> = {
  ...STATUS_CODES,
  413: 'Content Too Large',
  422: 'Unprocessable Content',
};

interface Details {
  errors?: FieldError[];
  /** A sentence on what is wrong. */
  detail?: string;
  headers?: Record<string, string>;
}

/** A refusal. Any code of a route may throw it; `app.ts` turns it into the answer. */
export class HttpProblem extends Error {
  override name = 'HttpProblem';
  readonly status: number;
  readonly details: Details;

  constructor(status: number, details: Details = {}) {
    super(titles[status] ?? 'Error');
    this.status = status;
    this.details = details;
  }

  /** The body of the answer. It never repeats what was sent. */
  get body(): Problem {
    const { detail, errors } = this.details;
    return { type: 'about:blank', title: this.message, status: this.status, detail, errors };
  }
}
