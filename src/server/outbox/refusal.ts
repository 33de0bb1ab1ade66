/** Why a mail was not taken, by the codes of the answer: its words may quote the address. */
export interface Refusal {
  /** `550 5.7.1`, or `550` where the server says no more. */
  code: string;
  /**
   * Whose fault it is: the address's own, or for `other` the sender's, a policy, a quota, the content or a
   * server between. `unsaid`: the server names no cause, so the address may be wrong or all mail refused.
   */
  fault: 'address' | 'unsaid' | 'other';
}

/** Codes of RFC 3463, and 5.1.10 of RFC 7505, that speak of the address alone. */
const addressCodes = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1']);

/** The answer of a mail server in the error of a mailer; undefined where none answered. */
export function refusalOf(error: unknown): Refusal | undefined {
  const { command, response = '', responseCode: status } = error as Record<string, unknown>;
  if (typeof status !== 'number') return undefined;
  const [, enhanced] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})(?!\S)/.exec(String(response)) ?? [];
  // Postfix refuses a wrong sender at this command too, with a code that says so.
  const isAtAddress = command === 'RCPT TO' || command === 'DATA';
  const code = [status, enhanced].filter(Boolean).join(' ');
  if (enhanced !== undefined)
    return { code, fault: isAtAddress && addressCodes.has(enhanced) ? 'address' : 'other' };
  return { code, fault: command === 'RCPT TO' && status === 550 ? 'unsaid' : 'other' };
}
