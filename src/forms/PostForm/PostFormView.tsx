import { type SubmitEvent, useEffect, useRef } from 'react';
import { signals } from '../../contract/signals.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ErrorSummary } from '../../primitives/ErrorSummary/ErrorSummary.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import * as styles from './PostFormView.css.ts';
import type { PostFormCopy, PostFormField, PostFormState } from './types.ts';

interface PostFormViewProps extends PostFormCopy {
  /** Prefix of the controls' ids. */
  readonly id: string;
  /** Where the form goes before scripts run, or without them. */
  readonly action: string;
  readonly state: PostFormState;
  /** What stands in the fields at first. Default: nothing. */
  readonly defaultValues?: Readonly<Record<string, string>>;
  /** `line` puts the button beside the last field. Default `stack`. */
  readonly layout?: 'stack' | 'line';
  /** Receives what is typed, by field, and the content of the field that people do not see. */
  readonly onSubmit: (values: Readonly<Record<string, string>>, trap: string) => void;
}

const messageOf = (field: PostFormField, state: PostFormState): string | undefined => {
  const error = state.errors.find(({ field: name }) => name === field.name);
  return error && (field.errors[error.code] ?? field.errors.invalid);
};

/** A form in any state, without a network: what it shows is decided by its props. */
export function PostFormView({
  id,
  action,
  state,
  defaultValues,
  layout = 'stack',
  onSubmit,
  ...copy
}: PostFormViewProps) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const success = useRef<HTMLDivElement>(null);
  const controlId = (name: string): string => `${id}-${name}`;
  const refused = copy.fields.flatMap((field) => {
    const message = messageOf(field, state);
    return message === undefined ? [] : [{ controlId: controlId(field.name), message }];
  });
  const { errors, status } = state;

  // The browser's own bubbles serve visitors without scripts; from here on our words do.
  useEffect(() => {
    if (form.current !== null) form.current.noValidate = true;
  }, []);

  useEffect(() => {
    if (errors.length > 1) summary.current?.focus();
    else if (errors[0] !== undefined) document.getElementById(`${id}-${errors[0].field}`)?.focus();
  }, [errors, id]);

  const wasSubmitting = useRef(false);
  useEffect(() => {
    if (status === 'succeeded' && wasSubmitting.current)
      success.current?.querySelector('h2')?.focus();
    wasSubmitting.current = status === 'submitting';
  }, [status]);

  if (status === 'succeeded') {
    return (
      <div ref={success} className={styles.success}>
        <Heading level={2} size="h3" focusable>
          {copy.success.heading}
        </Heading>
        <Text>{copy.success.text}</Text>
      </div>
    );
  }

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const read = (name: string): string => {
      const value = data.get(name);
      return typeof value === 'string' ? value : '';
    };
    onSubmit(
      Object.fromEntries(copy.fields.map(({ name }) => [name, read(name)])),
      read(signals.trapField),
    );
  };

  const button = (
    <Button type="submit" size="large" busy={status === 'submitting'}>
      {status === 'submitting' ? copy.submitting : copy.submit}
    </Button>
  );

  return (
    <form
      ref={form}
      id={id}
      method="post"
      action={action}
      className={styles.form[layout]}
      onSubmit={submit}
    >
      {refused.length > 1 && (
        <ErrorSummary ref={summary} heading={copy.errorsHeading} errors={refused} />
      )}
      {copy.fields.map((field, index) => {
        const { errors: _, required = false, ...control } = field;
        return (
          <TextField
            key={field.name}
            {...control}
            id={controlId(field.name)}
            required={required}
            note={required ? copy.requiredNote : copy.optionalNote}
            error={messageOf(field, state)}
            defaultValue={defaultValues?.[field.name] ?? ''}
            beside={layout === 'line' && index === copy.fields.length - 1 ? button : undefined}
          />
        );
      })}
      <div className={styles.trap} aria-hidden="true">
        <label>
          {copy.trapLabel}
          <input name={signals.trapField} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      <div className={styles.submit}>
        {state.failure !== undefined && <Notice>{copy.failures[state.failure]}</Notice>}
        {layout === 'stack' && button}
        <p className={styles.privacy}>
          {copy.privacy.text} <Link to={copy.privacy.link.to}>{copy.privacy.link.label}</Link>
        </p>
      </div>
    </form>
  );
}
