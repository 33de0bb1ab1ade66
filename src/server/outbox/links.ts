import { createHmac } from 'node:crypto';
import { paths } from '../../api/paths.ts';
import { isSameSecret } from '../isSameSecret.ts';
import { dayMs } from '../time.ts';

/** What a link in a mail lets its reader do. */
export type LinkPurpose = 'confirm' | 'unsubscribe';

/** Makes and reads the links in emails. Whoever has a link can act for the person, without anything else. */
export type Links = ReturnType<typeof createLinks>;

/** How long a link to confirm works, in milliseconds. A link to unsubscribe never expires. */
export const confirmationMs = 30 * dayMs;

/** Signs links with `secret`. Another secret breaks the links in emails that were sent before. */
export function createLinks(secret: string, siteUrl: string) {
  const sign = (purpose: LinkPurpose, id: string, until: string) =>
    createHmac('sha256', secret).update(`${purpose} ${id} ${until}`).digest('base64url');
  return {
    /** The address that lets its reader do `purpose` for the signup `id`. */
    to(purpose: LinkPurpose, id: string, now: Date): string {
      const until = purpose === 'confirm' ? (now.getTime() + confirmationMs).toString(36) : 'ever';
      const token = `${id}.${until}.${sign(purpose, id, until)}`;
      return new URL(`${paths[purpose]}?token=${token}`, siteUrl).href;
    },
    /** The id of the signup that a link's token is for; null when the token is not ours or is too old. */
    read(purpose: LinkPurpose, token: string, now: Date): string | null {
      const [id = '', until = '', signature = '', ...rest] = token.split('.');
      if (rest.length > 0 || !isSameSecret(signature, sign(purpose, id, until))) return null;
      const isExpired = until !== 'ever' && Number.parseInt(until, 36) < now.getTime();
      return isExpired ? null : id;
    },
  };
}
