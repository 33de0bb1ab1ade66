/** One field that people fill in, without its words. */
export interface Field {
  /** What it takes: one line of text, an email address, or several lines. */
  readonly kind: 'line' | 'email' | 'lines';
  /** Longest value, in UTF-16 code units: what `maxlength` and `String.length` count. */
  readonly maxLength: number;
  /** Default false. */
  readonly required?: boolean;
  /** The browser's name for what it may fill in. */
  readonly autoComplete: string;
}

/**
 * A posted form, stated once: what the page asks for, what the server takes and stores, and what
 * the owner reads follow from it. The order of the fields is their order everywhere.
 */
export interface Form {
  /** Id of the form in its page; the ids of its controls begin with it. */
  readonly id: string;
  /** Where it is posted. */
  readonly path: string;
  /** The page that it is on. */
  readonly page: string;
  /** Where a browser without scripts is redirected once the post is stored. */
  readonly sentTo: string;
  readonly fields: Readonly<Record<string, Field>>;
  /** Values that nobody types: read from the query string of the page, each with its longest. */
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
 * The hidden values of a query string. They are cut to what the server accepts: a visitor cannot
 * correct a broken link, so it must never cost a post. `landing_x` is read from `utm_x`.
 */
export const hiddenFrom = <Of extends Form>(
  form: Of,
  query: URLSearchParams,
): Record<HiddenName<Of>, string> =>
  Object.fromEntries(
    Object.entries(form.hidden).map(([name, maxLength]) => {
      const tag = name.replace(/^landing_/, 'utm_');
      // Mail programs and editors of pages leave `&amp;` between the tags.
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
