import type { Owner } from '../../scripts/owner.ts';

/** Who saw a fault. `own` are checks of text, focus, announcements and the built pages, and journeys. */
export type Eye =
  | 'axe'
  | 'IBM'
  | 'own'
  | 'play'
  | 'tree'
  | 'words'
  | 'speech'
  | 'fingerprint'
  | 'picture'
  | 'build';

/** One test that a fault failed. */
export interface Sight {
  readonly by: Eye;
  /** Its file and title. */
  readonly test: string;
}

/** A copy of the project, and the owner of what is started in it. */
export interface Workshop {
  readonly root: string;
  readonly owner: Owner;
}

interface Ran {
  readonly code: number;
  readonly output: string;
}

/**
 * Runs a script in the copy to its end; what it writes to its errors is left out.
 *
 * @param environment - Variables besides those of this process.
 */
export async function runIn(
  { root, owner }: Workshop,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  const env = { ...process.env, NO_COLOR: '1', ...environment };
  const child = owner.node(args, { cwd: root, env });
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.resume();
  const code = await new Promise<number | null>((ended) => {
    child.on('close', ended);
  });
  // Whoever ends the run sees no fault.
  if (code === null) throw new Error(`${args[0]} was ended.`);
  return { code, output: Buffer.concat(chunks).toString('utf8') };
}

/** Builds the pages of the copy. Returns whether that was possible. */
export async function buildSite(workshop: Workshop): Promise<boolean> {
  const { code } = await runIn(workshop, ['scripts/build.ts', '--quick']);
  return code === 0;
}
