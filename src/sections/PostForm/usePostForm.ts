import { useState } from 'react';
import type { GenericSchema } from 'valibot';
import { type FieldError, type Problem, fieldErrors } from '../../contract/problem.ts';
import { signals } from '../../contract/signals.ts';
import { useAnnounce } from '../../primitives/Announcer/Announcer.tsx';
import type { PostFailure, PostFormState } from './types.ts';

/** How long to wait for an answer before saying that there is none, in milliseconds. */
const ANSWER_WITHIN = 15_000;

interface PostFormOptions {
  /** Where the form is posted. */
  readonly path: string;
  /** The server's own schema: one check serves both. */
  readonly schema: GenericSchema;
  /** Names of the fields, all empty at first. */
  readonly fields: readonly string[];
  /** What is added to the typed values; read when the form is sent. Default: nothing. */
  readonly extra?: () => Readonly<Record<string, string>>;
  /** Spoken while the post is under way, and when it has arrived. */
  readonly announcements: { readonly submitting: string; readonly success: string };
  /** Shortest time that 'sending' is shown, in milliseconds, so that it can be perceived. Default 0. */
  readonly minimumDelay?: number;
}

interface PostForm {
  readonly state: PostFormState;
  readonly change: (field: string, value: string) => void;
  readonly submit: (trap: string) => Promise<void>;
}

type Outcome =
  { ok: true } | { ok: false; failure: PostFailure } | { ok: false; errors: FieldError[] };

/** The life of a posted form: typed, checked, sent, answered. What is typed is never lost. */
export function usePostForm(options: PostFormOptions): PostForm {
  const { path, schema, fields, extra, announcements, minimumDelay = 0 } = options;
  const announce = useAnnounce();
  const [state, setState] = useState<PostFormState>({
    status: 'idle',
    values: Object.fromEntries(fields.map((name) => [name, ''])),
    errors: [],
  });

  const change = (field: string, value: string): void => {
    setState((last) => ({ ...last, values: { ...last.values, [field]: value } }));
  };

  const submit = async (trap: string): Promise<void> => {
    if (state.status === 'submitting') return;
    const { values } = state;
    const payload = { ...values, ...extra?.() };
    const errors = fieldErrors(schema, payload);
    if (errors.length > 0) {
      setState({ status: 'idle', values, errors });
      return;
    }
    setState({ status: 'submitting', values, errors: [] });
    announce(announcements.submitting);
    const [outcome] = await Promise.all([post(path, payload, trap), pause(minimumDelay)]);
    if (outcome.ok) {
      announce(announcements.success);
      setState({ status: 'succeeded', values, errors: [] });
    } else if ('errors' in outcome) {
      setState((last) => ({ status: 'idle', values: last.values, errors: outcome.errors }));
    } else {
      setState((last) => ({
        status: 'idle',
        values: last.values,
        errors: [],
        failure: outcome.failure,
      }));
    }
  };

  return { state, change, submit };
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

async function post(path: string, payload: object, trap: string): Promise<Outcome> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        [signals.ageHeader]: String(Math.round(performance.now())),
        ...(trap === '' ? {} : { [signals.trapHeader]: encodeURIComponent(trap) }),
      },
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(ANSWER_WITHIN),
    });
    if (response.ok) return { ok: true };
    if (response.status === 429) return { ok: false, failure: 'rateLimited' };
    if (response.status === 422) {
      const { errors = [] } = (await response.json()) as Problem;
      if (errors.length > 0) return { ok: false, errors };
    }
    return { ok: false, failure: 'server' };
  } catch {
    return { ok: false, failure: navigator.onLine ? 'server' : 'offline' };
  }
}
