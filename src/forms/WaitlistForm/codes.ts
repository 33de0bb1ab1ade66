/** No letters that are taken for digits. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A new code for the link that a visitor may send on: random, so it says nothing about anybody. */
export const newCode = (): string =>
  [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => letters[byte % 32]).join('');

const viaIn = (address: string): string => URL.parse(address)?.searchParams.get('via') ?? '';

const isHere = (address: string): boolean => URL.parse(address)?.origin === window.location.origin;

/** The code by which the visit began, on this page or on the page of this site before it. */
const first =
  typeof window === 'undefined'
    ? ''
    : viaIn(window.location.href) || (isHere(document.referrer) ? viaIn(document.referrer) : '');

/** The code of the link that led the visitor here, though they have gone on to other pages. */
export const currentVia = (): string => (viaIn(window.location.href) || first).slice(0, 16);
