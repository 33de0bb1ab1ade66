/** An instruction of a Dockerfile, such as `COPY`, with what stands behind it. */
export interface Instruction {
  readonly name: string;
  /** Options, such as `chown` of `--chown=node`. */
  readonly options: Readonly<Record<string, string>>;
  /** Words, or the elements of a JSON array. */
  readonly words: readonly string[];
}

/** The instructions of a Dockerfile, in order. */
export function instructionsOf(dockerfile: string): Instruction[] {
  return dockerfile
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name = '', ...rest] = line.trim().split(/\s+/);
      const count = rest.findIndex((word) => !word.startsWith('--'));
      const behind = rest.slice(name === 'RUN' ? 0 : Math.max(0, count));
      const options = rest
        .slice(0, name === 'RUN' ? 0 : Math.max(0, count))
        .map((option) => option.slice(2).split('=') as [string, string]);
      const text = behind.join(' ');
      return {
        name,
        options: Object.fromEntries(options),
        words: text.startsWith('[') ? (JSON.parse(text) as string[]) : behind,
      };
    });
}

/** Whether the file of ignored paths keeps `path` out of the image. */
export function isIgnored(dockerignore: string, path: string): boolean {
  return dockerignore
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .some((entry) => path === entry || path.startsWith(`${entry}/`));
}
