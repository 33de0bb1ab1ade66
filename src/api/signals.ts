/**
 * Signs that a post may not come from a person. They travel apart from the payload, which stays
 * exactly the form's fields.
 */
export const signals = {
  /** Request header: milliseconds since the form was opened, a whole number. */
  ageHeader: 'X-Form-Age',
  /** Request header: the value of the field people do not see, percent-encoded; empty or absent for people. */
  honeypotHeader: 'X-Form-Trap',
  /** The name of that field, the honeypot, in a native post. */
  honeypotField: 'form_trap',
} as const;
