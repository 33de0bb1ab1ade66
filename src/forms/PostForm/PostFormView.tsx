import { type SubmitEvent, use, useEffect, useEffectEvent, useRef } from 'react';
import type { Form } from '../../api/forms/form.ts';
import { signals } from '../../api/signals.ts';
import { useAnnounce } from '../../primitives/Announcer/Announcer.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ErrorSummary } from '../../primitives/ErrorSummary/ErrorSummary.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { focusText } from '../../primitives/focusText.ts';
import { AddressQuestion } from './AddressQuestion.tsx';
import { FormSlot } from './FormSlot.ts';
import * as styles from './PostFormView.css.ts';
import type { FieldWords, PostFormCopy, PostFormState } from './types.ts';

export interface PostFormViewProps extends PostFormCopy {
  /** The fields, their kinds and limits, as the server knows them. */
  readonly form: Form;
  /** Tells this form's controls from another one's on the same page. Default: the form's own. */
  readonly id?: string;
  /** Which fields are asked for here: all, or those that must be filled in. Default: all. */
  readonly asks?: 'all' | 'required';
  /** How far the post is, and what was refused. */
  readonly state: PostFormState;
  /** Values that nobody types, which a post without scripts sends, too. Default: those of the page's address. */
  readonly hidden?: Readonly<Record<string, string>>;
  /** The first values of the fields. Default: nothing. */
  readonly defaultValues?: Readonly<Record<string, string>>;
  /**
   * Set where a browser without scripts posted the form and the server refused it: what to say
   * above it, in focus as the page opens, and the values that nobody types, to be sent again.
   */
  readonly refusal?: {
    readonly heading: string;
    readonly hidden: Readonly<Record<string, string>>;
  };
  /** `line` puts the button beside the last field. Default `stack`. */
  readonly layout?: 'stack' | 'line';
  /** Sends what was sent again; resolves to whether the server took it. Default: it is not offered. */
  readonly onResend?: () => Promise<boolean>;
  /** Receives what is typed, by field, and the content of the field that people do not see. */
  readonly onSubmit: (values: Readonly<Record<string, string>>, honeypot: string) => void;
}

/** Lines of a text area at first. */
const rows = 6;

/** The message for a field's error; undefined where it has none. */
function messageOf(name: string, words: FieldWords | undefined, { errors }: PostFormState) {
  const error = errors.find(({ field }) => field === name);
  return error && (words?.errors[error.code] ?? words?.errors.invalid);
}

/** A form in any state, without a network: what it shows is decided by its props. */
export function PostFormView({
  form,
  id = form.id,
  asks = 'all',
  state,
  hidden,
  defaultValues,
  refusal,
  layout = 'stack',
  onSubmit,
  onResend,
  ...copy
}: PostFormViewProps) {
  const slot = use(FormSlot);
  const root = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLHeadingElement>(null);
  const success = useRef<HTMLDivElement>(null);
  const controlId = (name: string): string => `${id}-${name}`;
  const fields = Object.entries(form.fields).filter(
    ([, { required }]) => asks === 'all' || required === true,
  );
  const refused = fields.flatMap(([name]) => {
    const message = messageOf(name, copy.fields[name], state);
    return message === undefined ? [] : [{ controlId: controlId(name), message }];
  });
  const { errors, status, suggestion, Receipt } = state;
  // An error of a value that is not asked for here would otherwise be silent.
  const failure =
    state.failure ?? (errors.length > 0 && refused.length === 0 ? 'server' : undefined);

  // Turns off the browser's validation bubbles, which serve visitors without scripts.
  useEffect(() => {
    if (root.current !== null) root.current.noValidate = true;
  }, []);

  const announce = useAnnounce();
  const shown = useRef('');
  const showOnly = useEffectEvent((name: string) => {
    const control = document.getElementById(controlId(name));
    const message = refused[0]?.message ?? '';
    // The same refusal of a field that has the focus changes nothing that would be spoken.
    if (control === document.activeElement && message === shown.current) announce(message);
    control?.focus();
    shown.current = message;
  });
  useEffect(() => {
    if (errors.length > 1) summary.current?.focus();
    else if (errors[0] !== undefined) showOnly(errors[0].field);
  }, [errors]);

  useEffect(() => {
    if (suggestion !== undefined) document.getElementById(`${id}-${suggestion.field}`)?.focus();
  }, [suggestion, id]);

  const hasFailed = errors.length > 0 || failure !== undefined;
  useEffect(() => {
    if (!hasFailed) return undefined;
    const mark = `${copy.errorTitle}: `;
    document.title = mark + document.title;
    return () => {
      // A change of page may have set another title by now.
      if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length);
    };
  }, [hasFailed, copy.errorTitle]);

  const wasSubmitting = useRef(false);
  useEffect(() => {
    const heading = success.current?.querySelector('h2');
    if (status === 'succeeded' && wasSubmitting.current && heading) focusText(heading);
    wasSubmitting.current = status === 'submitting';
  }, [status]);

  if (slot !== undefined && id === form.id) return slot;
  if (Receipt !== undefined) {
    return <Receipt ref={success} form={form.id} words={copy.success} onResend={onResend} />;
  }

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const read = (name: string): string => {
      const value = data.get(name);
      return typeof value === 'string' ? value : '';
    };
    onSubmit(
      Object.fromEntries(fields.map(([name]) => [name, read(name)])),
      read(signals.honeypotField),
    );
  };

  const button = (
    <Button type="submit" size="large" busy={status === 'submitting'}>
      {status === 'submitting' ? copy.submitting : copy.submit}
    </Button>
  );

  return (
    <form
      ref={root}
      id={id}
      method="post"
      action={form.path}
      className={styles.form[layout]}
      onSubmit={submit}
    >
      {(refusal !== undefined || refused.length > 1) && (
        <ErrorSummary
          ref={summary}
          heading={refusal?.heading ?? copy.errorsHeading(refused.length)}
          errors={refused}
          focusOnLoad={refusal !== undefined}
        />
      )}
      {Object.entries(refusal?.hidden ?? hidden ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map(([name, { kind, required = false, ...control }], index) => (
        <TextField
          key={name}
          {...control}
          name={name}
          id={controlId(name)}
          label={copy.fields[name]?.label ?? name}
          required={required}
          note={required ? copy.requiredNote : copy.optionalNote}
          words={copy.fields[name]?.errors ?? {}}
          error={messageOf(name, copy.fields[name], state)}
          defaultValue={defaultValues?.[name] ?? ''}
          {...(kind === 'email' && { type: kind })}
          {...(kind === 'lines' && { rows })}
          question={
            suggestion?.field === name ? (
              <AddressQuestion
                suggestion={suggestion}
                words={copy.suggestion}
                controlId={controlId(name)}
              />
            ) : undefined
          }
          beside={layout === 'line' && index === fields.length - 1 ? button : undefined}
        />
      ))}
      <div className={styles.honeypot} aria-hidden="true">
        <label>
          <span>{copy.honeypotLabel}</span>
          <input name={signals.honeypotField} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      <div className={styles.submit}>
        {failure !== undefined && <Notice>{copy.failures[failure]}</Notice>}
        {layout === 'stack' && button}
        <p className={styles.privacy}>
          <span>{copy.privacy.text}</span>{' '}
          <Link to={copy.privacy.link.to}>{copy.privacy.link.label}</Link>
        </p>
      </div>
    </form>
  );
}
