import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { PlainError } from '../plainError.ts';

/**
 * The text of a file in UTF-8, with or without a byte order mark.
 *
 * @throws PlainError when the file is not UTF-8; it names the encoding that the file seems to have.
 */
export function readUtf8(file: string): string {
  const bytes = readFileSync(file);
  // In UTF-16, every other byte of plain English is zero.
  const isUtf16 = bytes.includes(0) || /^(?:fffe|feff)/.test(bytes.toString('hex', 0, 2));
  if (isUtf16 || !isUtf8(bytes))
    throw new PlainError(
      `${file} is not UTF-8 (it looks like ${isUtf16 ? 'UTF-16' : 'Windows-1252'}): save it as "UTF-8" or "CSV UTF-8" and try again.`,
    );
  return bytes.toString().replace(/^\uFEFF/, '');
}
