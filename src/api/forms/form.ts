/** One field that visitors fill in, without its label and messages. */
export interface Field {
  /** What the field takes: one line of text, an email address, or several lines. */
  readonly kind: 'line' | 'email' | 'lines';
  /** Longest value, in UTF-16 code units: what `maxlength` and `String.length` count. */
  readonly maxLength: number;
  /** Default false. */
  readonly required?: boolean;
  /** Value of the `autocomplete` attribute: what the browser may fill in. */
  readonly autoComplete: string;
}

/**
 * A form that is posted. What the page asks for, what the server accepts and stores, and what the owner
 * reads all follow from this definition. The order of the fields is their order everywhere.
 */
export interface Form {
  /** Id of the form in its page; the ids of its controls begin with it. */
  readonly id: string;
  /** Path that the form is posted to. */
  readonly path: string;
  /** Path of the page that shows the form. */
  readonly page: string;
  /** Where a browser without scripts is redirected once the post is stored. */
  readonly thanksPage: string;
  readonly fields: Readonly<Record<string, Field>>;
  /** Greatest lengths of the values that nobody types, which come from the page's query string. */
  readonly hidden: Readonly<Record<string, number>>;
}

export type FieldName<Of extends Form> = Extract<keyof Of['fields'], string>;
export type HiddenName<Of extends Form> = Extract<keyof Of['hidden'], string>;

/** What a form posts: every value a text, empty where there is none. */
export type FormValues<Of extends Form> = Record<FieldName<Of> | HiddenName<Of>, string>;

/** Names of the fields, in order. */
export const fieldNames = <Of extends Form>(form: Of): FieldName<Of>[] =>
  Object.keys(form.fields) as FieldName<Of>[];

/** Names of the values that nobody types, in order. */
export const hiddenNames = <Of extends Form>(form: Of): HiddenName<Of>[] =>
  Object.keys(form.hidden) as HiddenName<Of>[];

/**
 * The hidden values of a query string, cut to what the server accepts: a visitor cannot correct a broken
 * link, so a post must never be refused because of one. `landing_x` is read from `utm_x`.
 */
export const hiddenFrom = <Of extends Form>(
  form: Of,
  query: URLSearchParams,
): Record<HiddenName<Of>, string> =>
  Object.fromEntries(
    Object.entries(form.hidden).map(([name, maxLength]) => {
      const tag = name.replace(/^landing_/, 'utm_');
      // Some mail programs and page editors leave `&amp;` between the parameters.
      const value = query.get(tag) ?? query.get(`amp;${tag}`) ?? '';
      return [
        name,
        value
          .replaceAll(/[\0\n\r]/g, ' ')
          .slice(0, maxLength)
          .toWellFormed(),
      ];
    }),
  ) as Record<HiddenName<Of>, string>;
