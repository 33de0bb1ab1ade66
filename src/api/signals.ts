/**
 * What is known of a post besides its fields: signs that it may not come from a person, and links. They travel apart from the payload, which stays
 * exactly the form's fields.
 */
export const signals = {
  /** Request header: milliseconds since the form was opened, a whole number. */
  ageHeader: 'X-Form-Age',
  /** Request header: the value of the field people do not see, percent-encoded; empty or absent for people. */
  honeypotHeader: 'X-Form-Trap',
  /** The name of that field, the honeypot, in a native post. */
  honeypotField: 'form_trap',
  /**
   * Request header: the code of the link by which a person came, or `-`, and that of the link which they may
   * send on: `k7m2q9x4ab 9x4abk7m2q`.
   */
  linkHeader: 'X-Form-Link',
} as const;

/** What a code of such a link looks like. */
export const linkCode = /^[a-z\d]{6,10}$/;
