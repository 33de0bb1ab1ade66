/** The text of a file; undefined where it has none that can be read. */
export async function textOf(file: File): Promise<string | undefined> {
  if (/\.(?:txt|md)$/i.test(file.name)) return file.text();
  if (!/\.docx$/i.test(file.name)) return undefined;
  const { readDocx } = await import('../reader/docx.ts');
  const found = readDocx(new Uint8Array(await file.arrayBuffer()));
  return 'text' in found ? found.text : undefined;
}
