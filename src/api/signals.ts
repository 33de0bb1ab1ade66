/**
 * Names of what is sent with a post besides the form's fields: signs that no person sent it, and link codes.
 * Our scripts send them as headers, so that the payload holds exactly the form's fields.
 */
export const signals = {
  /** Request header: milliseconds since the document of the form was opened, a whole number. */
  ageHeader: 'X-Form-Age',
  /** Request header: the value of the field people do not see, percent-encoded; empty or absent for people. */
  honeypotHeader: 'X-Form-Trap',
  /** Name of that hidden field in a native post, which has no such headers. */
  honeypotField: 'form_trap',
  /**
   * Request header with two link codes: of the link that brought the person here (`-` when none did), and of
   * the new link that the person may send to others: `k7m2q9x4ab 9x4abk7m2q`.
   */
  linkHeader: 'X-Form-Link',
} as const;

/** Pattern of a link code. */
export const linkCode = /^[a-z\d]{6,10}$/;
