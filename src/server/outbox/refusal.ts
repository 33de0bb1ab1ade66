/** Why a mail server refused a mail. Only the codes of its answer are kept: its words may quote the address. */
export interface Refusal {
  /** `550 5.7.1`, or `550` where the server says no more. */
  code: string;
  /**
   * What was at fault. `unsaid`: the server names no cause, so the address may be wrong, or it refuses all
   * our mail. `other`: the sender, a policy, a quota, the content, or a server in between.
   */
  fault: 'address' | 'unsaid' | 'other';
}

/** Codes of RFC 3463, and 5.1.10 of RFC 7505, that speak of the address alone. */
const addressCodes = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1']);

/** Reads the mail server's answer from a mailer's error; undefined when no server answered. */
export function refusalOf(error: unknown): Refusal | undefined {
  const { command, response = '', responseCode: status } = error as Record<string, unknown>;
  if (typeof status !== 'number') return undefined;
  const [, enhanced] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})(?!\S)/.exec(String(response)) ?? [];
  // The command alone is no proof: Postfix refuses a wrong sender there, too, with a code that says so.
  const isAtAddress = command === 'RCPT TO' || command === 'DATA';
  const code = [status, enhanced].filter(Boolean).join(' ');
  if (enhanced !== undefined)
    return { code, fault: isAtAddress && addressCodes.has(enhanced) ? 'address' : 'other' };
  return { code, fault: command === 'RCPT TO' && status === 550 ? 'unsaid' : 'other' };
}
