/** One step of a journey. */
export type Step =
  /**
   * A key as xdotool writes it, for example `Tab`, `shift+Tab`, `Return`, `h`. The step ends when Orca
   * falls silent; with `until`, only when a phrase matches.
   */
  | {
      readonly press: string;
      readonly times?: number;
      readonly until?: RegExp;
      readonly anyOrder?: true;
    }
  /** Letters typed into the field that has the focus. */
  | { readonly type: string; readonly anyOrder?: true }
  /** The server stops or starts again, as if the connection were lost. */
  | { readonly site: 'stops' | 'starts'; readonly anyOrder?: true };

/** What a screen reader user does on the site, as key presses. */
export interface Journey {
  /** File name of its transcript, in kebab case. */
  readonly name: string;
  /** Path where it begins. */
  readonly path: string;
  /** A phone of 375 CSS pixels at twice the density, or a desktop of 1280. Default: desktop. */
  readonly screen?: 'phone' | 'desktop';
  /** Whether animations run; if not, the browser reports reduced motion. Default: false. */
  readonly motion?: boolean;
  readonly steps: readonly Step[];
}

/** What was spoken after one step. */
export interface Heard {
  /** Name of the step in the transcript. */
  readonly step: string;
  /** Phrases in the order in which the speech service received them. */
  readonly phrases: readonly string[];
  /** Whether the order of the phrases varies between runs, because Orca's threads race. */
  readonly anyOrder: boolean;
}

const between = ' || ';

/** Phrases about the browser's window and loading, which come at any moment and say nothing about the site. */
const browserNoise = /^(?:Loading\. Please wait\.|Finished loading .*|Page has .*|.* frame\.)$/;

/** Measured durations, which vary from run to run. */
const measured = /(?:\d+ ms|\d+\.\d+ s), (?:Within|Over) target/g;

/** The transcript of a journey as it is kept in git: one line per step. */
export function transcriptOf(journey: Journey, heard: readonly Heard[]): string {
  const head = `# ${journey.name}: ${journey.path}, ${journey.screen ?? 'desktop'}`;
  const lines = heard.map(({ step, phrases, anyOrder }) =>
    `[${step}]${anyOrder ? '~' : ''} ${phrases.filter((phrase) => !browserNoise.test(phrase)).join(between)}`.trimEnd(),
  );
  return `${[head, ...lines].join('\n')}\n`.replace(measured, '(measured)');
}

/** The lines that differ between two transcripts; lines marked with ~ are compared without order. */
export function differences(approved: string, now: string): string[] {
  const before = approved.trimEnd().split('\n');
  const after = now.trimEnd().split('\n');
  return Array.from({ length: Math.max(before.length, after.length) }, (_, at) => {
    const [was, is] = [before[at] ?? '(nothing)', after[at] ?? '(nothing)'];
    return comparable(was) === comparable(is) ? [] : [`- ${was}`, `+ ${is}`];
  }).flat();
}

function comparable(line: string): string {
  const raced = /^(\[[^\]]*\]~) (.*)$/.exec(line);
  if (!raced) return line;
  return `${raced[1]} ${raced[2]!.split(between).sort().join(between)}`;
}
