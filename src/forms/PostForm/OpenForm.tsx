import { type SubmitEvent, useEffect, useRef } from 'react';
import { signals } from '../../api/signals.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ErrorSummary } from '../../primitives/ErrorSummary/ErrorSummary.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { FormField } from './FormField.tsx';
import * as styles from './OpenForm.css.ts';
import type { OpenFormState, PostFormViewProps } from './types.ts';
import { useAnswerInFocus } from './useAnswerInFocus.ts';
import { useErrorInTitle } from './useErrorInTitle.ts';

interface OpenFormProps extends Omit<PostFormViewProps, 'onResend'> {
  readonly id: string;
  readonly state: OpenFormState;
}

/** A form that is still to be filled in, with the errors of the last attempt to send it. */
export function OpenForm({
  form,
  id,
  asks = 'all',
  state,
  hidden,
  defaultValues,
  refusal,
  layout = 'stack',
  onSubmit,
  ...copy
}: OpenFormProps) {
  const root = useRef<HTMLFormElement>(null);
  const controlId = (name: string): string => `${id}-${name}`;
  const fields = Object.entries(form.fields).filter(
    ([, { required }]) => asks === 'all' || required === true,
  );
  const errors = state.status === 'refused' ? state.errors : [];
  const refused = fields.flatMap(([name]) => {
    const error = errors.find(({ field }) => field === name);
    const words = copy.fields[name]?.errors;
    const message = error && (words?.[error.code] ?? words?.invalid);
    return message === undefined ? [] : [{ name, controlId: controlId(name), message }];
  });
  // No shown field can carry an error of a value that is not asked for here: a general failure says it.
  const isSilent = errors.length > 0 && refused.length === 0;
  const failure = state.status === 'failed' ? state.failure : isSilent ? 'server' : undefined;
  const suggestion = state.status === 'asking' ? state.suggestion : undefined;

  // Turns off the browser's own validation messages: they are for visitors without scripts only.
  useEffect(() => {
    if (root.current !== null) root.current.noValidate = true;
  }, []);
  const summary = useAnswerInFocus(state, refused, controlId);
  useErrorInTitle(errors.length > 0 || failure !== undefined, copy.errorTitle);

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
    <Button type="submit" size="large" busy={state.status === 'submitting'}>
      {state.status === 'submitting' ? copy.submitting : copy.submit}
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
      {fields.map(([name, field], index) => (
        <FormField
          key={name}
          id={controlId(name)}
          name={name}
          field={field}
          copy={copy}
          error={refused.find((one) => one.name === name)?.message}
          suggestion={suggestion?.field === name ? suggestion : undefined}
          defaultValue={defaultValues?.[name]}
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
