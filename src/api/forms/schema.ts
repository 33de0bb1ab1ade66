import * as v from 'valibot';
import { cleanAddress, hasWrongCharacter, isEmail } from '../email.ts';
import type { Field, Form, FormValues } from './form.ts';
import { line, lines } from './text.ts';

/** The check of one value: a text; a missing value becomes the empty text. */
type ValueSchema = v.OptionalSchema<v.GenericSchema<string>, ''>;

/** The check of the text in each kind of field. */
const texts = {
  line,
  lines,
  email: (maxLength: number) => v.pipe(line(maxLength), v.transform(cleanAddress)),
};

function schemaOfField({ kind, maxLength, required = false }: Field): ValueSchema {
  const text = texts[kind](maxLength);
  const fits = v.check<string, (issue: { input: string }) => string>(
    (value) => kind !== 'email' || value === '' || isEmail(value),
    ({ input }) => (hasWrongCharacter(input) ? 'character' : 'invalid'),
  );
  return v.optional(required ? v.pipe(text, v.nonEmpty('required'), fits) : v.pipe(text, fits), '');
}

/** The check of each value that a form posts, by name. */
const entriesOf = <Of extends Form>(form: Of): Record<keyof FormValues<Of>, ValueSchema> =>
  Object.fromEntries([
    ...Object.entries(form.fields).map(([name, field]) => [name, schemaOfField(field)] as const),
    ...Object.entries(form.hidden).map(([name, max]) => [name, v.optional(line(max), '')] as const),
  ]) as Record<keyof FormValues<Of>, ValueSchema>;

/** The check of all that a form posts; browser and server share it. */
export const schemaOf = <Of extends Form>(form: Of) => v.object(entriesOf(form));
