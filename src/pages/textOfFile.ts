/** Decodes a text file: UTF-16 with a byte order mark, else UTF-8 where it is valid, else Windows-1252. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The text of a `.txt`, `.md` or `.docx` file; undefined for other kinds. Rejects if it cannot be read. */
export async function textOf(file: File): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (/\.(?:txt|md)$/i.test(file.name)) return decoded(bytes);
  if (!/\.docx$/i.test(file.name)) return undefined;
  const { readDocx } = await import('../reader/docx.ts');
  return readDocx(bytes);
}
