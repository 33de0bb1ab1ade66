import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { PlainError } from '../plainError.ts';

/**
 * The text of a file in UTF-8, with or without a byte order mark.
 *
 * @throws PlainError that names the encoding a file seems to have instead.
 */
export function readUtf8(file: string): string {
  const bytes = readFileSync(file);
  // UTF-16 holds a zero byte in every other place of plain English.
  const isUtf16 = bytes.includes(0) || /^(?:fffe|feff)/.test(bytes.toString('hex', 0, 2));
  if (isUtf16 || !isUtf8(bytes))
    throw new PlainError(
      `${file} is not UTF-8 (it looks like ${isUtf16 ? 'UTF-16' : 'Windows-1252'}): save it as "UTF-8" or "CSV UTF-8" and try again.`,
    );
  return bytes.toString().replace(/^\uFEFF/, '');
}
