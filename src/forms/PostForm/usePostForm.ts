import { useRef, useState } from 'react';
import type { GenericSchema } from 'valibot';
import type { Form } from '../../api/forms/form.ts';
import { type FieldError, type Problem, fieldErrors } from '../../api/problem.ts';
import { signals } from '../../api/signals.ts';
import { useAnnounce } from '../../primitives/Announcer/Announcer.tsx';
import { useIsMounted } from '../../primitives/useIsMounted.ts';
import { suggestAddress } from './addressSuggestion.ts';
import type { PostFailure, PostFormState } from './types.ts';

/** How long to wait for the server's answer before the post counts as failed, in milliseconds. */
const ANSWER_WITHIN = 15_000;
/** How long a post may take before it is announced, in milliseconds. */
const ANNOUNCE_AFTER = 500;

interface PostFormOptions {
  readonly form: Form;
  /** The schema by which the server checks the post, too. */
  readonly schema: GenericSchema;
  /** What is added to the typed values; read when the form is sent. Default: nothing. */
  readonly extra?: () => Readonly<Record<string, string>>;
  /** Value of the link header (`signals.linkHeader`), read when the form is sent. Default: no such header. */
  readonly link?: (() => string) | undefined;
  /** Announced while the post is under way. The result is not announced: it takes the focus. */
  readonly submitting: string;
  /** Shortest time that 'sending' is shown, in milliseconds, so that it can be perceived. Default 0. */
  readonly minimumDelay?: number;
  /** Called once the post is stored. Default: nothing. */
  readonly onSuccess?: (() => void) | undefined;
}

interface PostForm {
  readonly state: PostFormState;
  /** Sends the typed values, by field; `honeypot` is the content of the field that people do not see. */
  readonly submit: (values: Readonly<Record<string, string>>, honeypot: string) => Promise<void>;
  /** Sends the last post again; resolves to whether the server took it. */
  readonly resend: () => Promise<boolean>;
}

type Outcome =
  | { ok: true }
  | { ok: false; failure: PostFailure }
  | { ok: false; errors: FieldError[] };

/** Validates and posts a form, and holds its state. The typed values stay in the form's controls. */
export function usePostForm(options: PostFormOptions): PostForm {
  const { form, schema, extra, link, submitting, minimumDelay = 0, onSuccess } = options;
  const announce = useAnnounce();
  const [state, setState] = useState<PostFormState>({ status: 'idle' });

  const isMounted = useIsMounted();
  const asked = useRef('');
  const sent = useRef({ payload: {}, honeypot: '' });

  const submit: PostForm['submit'] = async (values, honeypot) => {
    if (state.status === 'submitting') return;
    const payload = { ...values, ...extra?.() };
    const errors = fieldErrors(schema, payload);
    if (errors.length > 0) {
      setState({ status: 'refused', errors });
      return;
    }
    const suggestion = suggestAddress(form, values);
    // Asked once for each address: a second submit confirms it.
    if (suggestion !== undefined && suggestion.typed !== asked.current) {
      asked.current = suggestion.typed;
      setState({ status: 'asking', suggestion });
      return;
    }
    setState({ status: 'submitting' });
    sent.current = { payload, honeypot };
    // Announced late, so that a quick answer needs no announcement: it would get mixed up with the result.
    const slow = setTimeout(() => announce(submitting), ANNOUNCE_AFTER);
    const [outcome] = await Promise.all([
      post(form.path, payload, honeypot, link?.()),
      pause(minimumDelay),
    ]);
    clearTimeout(slow);
    announce('');
    if (outcome.ok) {
      // Imported after a success only. Earlier, a broken network would fail the import with the post, and
      // Firefox and WebKit never fetch a module again that failed once.
      const receipt = await Promise.race([
        import('./PostedReceipt.tsx'),
        pause(ANSWER_WITHIN),
      ]).catch(() => undefined);
      onSuccess?.();
      if (receipt) setState({ status: 'succeeded', Receipt: receipt.PostedReceipt });
      // The module did not load, or a deploy removed its file: the page `thanksPage` says the same.
      else if (isMounted.current) window.location.assign(form.thanksPage);
      return;
    }
    if ('errors' in outcome) setState({ status: 'refused', errors: outcome.errors });
    else setState({ status: 'failed', failure: outcome.failure });
  };

  const resend: PostForm['resend'] = async () => {
    const { payload, honeypot } = sent.current;
    return (await post(form.path, payload, honeypot, link?.())).ok;
  };

  return { state, submit, resend };
}

const pause = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds, undefined);
  });

async function post(
  path: string,
  payload: object,
  honeypot: string,
  link?: string,
): Promise<Outcome> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        [signals.ageHeader]: String(Math.round(performance.now())),
        ...(link !== undefined && { [signals.linkHeader]: link }),
        ...(honeypot === '' ? {} : { [signals.honeypotHeader]: encodeURIComponent(honeypot) }),
      },
      body: JSON.stringify(payload),
      // The login page of a hotel's network, for example, would redirect and answer 200: that is no success.
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_WITHIN),
    });
    if (response.status === 202) {
      const { status } = (await response.json()) as { status?: unknown };
      if (status === 'accepted') return { ok: true };
    }
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
