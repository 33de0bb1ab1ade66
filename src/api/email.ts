/** The longest address that mail can be sent to, in characters. */
export const longestAddress = 254;

// A dot-atom local part of at most 64 characters, then at most 253 characters of labels of at most
// 63 that neither start nor end with a hyphen. The last label is not a number (no such top-level
// domain exists). Quoted, comment and address-literal forms are refused on purpose: nobody signs up
// with one, and every mail tool downstream treats them differently.
const pattern =
  /^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)*(?!\d+$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

/** Whether `address` is an email address mail can be sent to, as far as its form can tell. */
export const isEmail = (address: string): boolean =>
  address.length <= longestAddress && pattern.test(address);

/** Whether `address` contains what no address may: a second `@`, a space, a comma or an accent. */
export const hasWrongCharacter = (address: string): boolean => /[^!-~]|[,;]|@.*@/.test(address);

/** Invisible characters that programs and keyboards leave in a text. */
const invisible = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** A domain in ASCII, as mail servers know it. Every browser and the server give the same result. */
function inAscii(domain: string): string {
  const address = `http://${domain}`;
  return /^[ -~]*$/.test(domain) || !URL.canParse(address) ? domain : new URL(address).hostname;
}

/**
 * An address as the visitor must mean it: without what was pasted around it (`mailto:`, the name in
 * `Ann <ann@example.com>`, a comma at the end, spaces, invisible marks), with a plain `@` and an ASCII domain.
 */
export function cleanAddress(text: string): string {
  const plain = text
    .replaceAll(invisible, '')
    .replaceAll(/[\uFE6B\uFF20]/g, '@')
    .trim()
    .replace(/[,.;]+$/, '');
  const [, inBrackets = plain] = /<([^<>]*)>\s*$/.exec(plain) ?? [];
  const bare = inBrackets
    .trim()
    .replace(/^mailto:\s*([^?]*).*$/i, '$1')
    .replace(/[,.;]+$/, '');
  const at = bare.lastIndexOf('@');
  return at === -1 ? bare : bare.slice(0, at + 1) + inAscii(bare.slice(at + 1));
}
