import type { ReactNode } from 'react';
import type { Field } from '../../api/forms/form.ts';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { AddressQuestion } from './AddressQuestion.tsx';
import type { AddressSuggestion } from './addressSuggestion.ts';
import type { PostFormCopy } from './types.ts';

interface FormFieldProps {
  /** Id of the control. */
  readonly id: string;
  readonly name: string;
  readonly field: Field;
  readonly copy: Pick<PostFormCopy, 'fields' | 'requiredNote' | 'optionalNote' | 'suggestion'>;
  /** Why the value was refused. */
  readonly error: string | undefined;
  /** A likely correction to ask about. */
  readonly suggestion: AddressSuggestion | undefined;
  readonly defaultValue: string | undefined;
  /** Slot beside the control. */
  readonly beside: ReactNode;
}

/** Height of a text area when it is empty, in lines. */
const rows = 6;

/** One field of a form, with its words from `copy`. */
export function FormField({
  id,
  name,
  field: { kind, required = false, ...control },
  copy,
  error,
  suggestion,
  defaultValue = '',
  beside,
}: FormFieldProps) {
  const words = copy.fields[name];
  return (
    <TextField
      {...control}
      name={name}
      id={id}
      label={words?.label ?? name}
      required={required}
      note={required ? copy.requiredNote : copy.optionalNote}
      words={words?.errors ?? {}}
      error={error}
      defaultValue={defaultValue}
      {...(kind === 'email' && { type: kind })}
      {...(kind === 'lines' && { rows })}
      question={
        suggestion && (
          <AddressQuestion suggestion={suggestion} words={copy.suggestion} controlId={id} />
        )
      }
      beside={beside}
    />
  );
}
