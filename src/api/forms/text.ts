import * as v from 'valibot';

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
const isOneLine = (text: string): boolean => isStorable(text) && !/[\n\r]/.test(text);

const text = (isAllowed: (text: string) => boolean, max: number) =>
  v.pipe(
    v.string('invalid'),
    // A form sent without scripts ends lines by two characters, of which the browser's limit counts one.
    v.transform((given) => given.replaceAll('\r\n', '\n')),
    v.check(isAllowed, 'invalid'),
    v.trim(),
    v.maxLength(max, 'too_long'),
  );

/** Text of one line: no line break, NUL or lone surrogate, at most `max` characters; trimmed. */
export const line = (max: number) => text(isOneLine, max);

/** Text of several lines: no NUL or lone surrogate, at most `max` characters; trimmed, its lines ended by LF. */
export const lines = (max: number) => text(isStorable, max);
