import { linkCode } from '../../api/signals.ts';

/** A new code for the link that a visitor may send on: random, so it says nothing about anybody. */
export const newCode = (): string => Math.random().toString(36).slice(2, 12);

const viaIn = (address: string): string => {
  const via = URL.parse(address)?.searchParams.get('via') ?? '';
  return linkCode.test(via) ? via : '-';
};

/** The address by which the visit began, or of the page of this site before it. */
const first = typeof window === 'undefined' ? [] : [window.location.href, document.referrer];

/** The code of the link that led the visitor here, though they have gone on to other pages, or `-`. */
export const currentVia = (): string =>
  [window.location.href, ...first].map(viaIn).find((via) => via !== '-') ?? '-';
