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
