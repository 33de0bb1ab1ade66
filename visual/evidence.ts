import type { VisualConfig } from './config.ts';
import type { Finding, LineChange } from './findings.ts';
import type { Suspect } from './suspects.ts';

type Settings = Pick<VisualConfig, 'modes' | 'shows'>;

const changedLines = (lines: readonly LineChange[] = []): string[] =>
  lines.flatMap(({ kind, text }) => (kind === 'same' ? [] : [text]));

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);

/** States of an element, and motion, whose rules the fingerprint names in every mode. */
const state =
  /:(?:hover|focus|active|disabled|checked|target|open|invalid|user-invalid)|\[(?:aria|data)-|@keyframes/;

/** Whether changed lines of a fingerprint name a property under a condition that matches. */
const isTold = (lines: readonly string[], property: string, condition: RegExp): boolean =>
  lines.some((line) => {
    const [, prefix = line, declarations = line] = /^(.*?)\{ (.*?) \}: /.exec(line) ?? [];
    const names = declarations.split(/;\s*/).map((one) => one.split(':')[0] ?? '');
    return condition.test(prefix) && names.some((name) => name.startsWith(property));
  });

/** Whether a picture was drawn with a style sheet of the suspect; null if the sheets of either are unknown. */
const isOfSheet = ({ sheets }: Suspect, { after }: Finding): boolean | null =>
  sheets && after?.sheets ? after.sheets.some((name) => sheets.has(name)) : null;

/** Whether the change of a style shows in a picture; null where nothing tells. */
function isStyleShown(suspect: Suspect, finding: Finding, { modes, shows }: Settings) {
  const { declaration, colors } = suspect;
  const { style, file } = declaration;
  const mode = modes[finding.mode];
  if (!style || !mode) return null;
  const isSheet = file.endsWith('.css.ts');
  const property = kebab(style.path.at(-1) ?? '');
  const lines = changedLines(finding.texts?.fingerprint);
  if (colors)
    return [colors.from, colors.to].every((color) =>
      lines.some((line) => line.toLowerCase().includes(color)),
    );
  const isNamed = isOfSheet(suspect, finding);
  // Not for tokens: a token can reach the picture through another token.
  if (isNamed === false && isSheet) return false;
  let told: RegExp | null = null;
  for (const condition of isSheet ? style.path.slice(1, -1) : style.path) {
    const holds = shows(condition, mode);
    if (holds === false) return false;
    if (holds instanceof RegExp) told = holds;
    const [named] = state.exec(condition) ?? [];
    if (named) told ??= new RegExp(named.replaceAll(/[[\]]/g, String.raw`\$&`));
  }
  if (told) return isTold(lines, property, told);
  if (isTold(lines, property, /^/)) return true;
  if (finding.kind === 'text') return false;
  return isNamed ? true : null;
}

/** Whether a change of words or markup shows in a picture; null where nothing tells. */
function isContentShown(suspect: Suspect, finding: Finding): boolean | null {
  const { was, is, isAll } = suspect.wording;
  const tree = changedLines(finding.texts?.tree).join('\n');
  if ([...was, ...is].some((words) => tree.includes(words))) return true;
  if (isAll) return tree === '' ? null : false;
  const isNamed = isOfSheet(suspect, finding);
  return isNamed && finding.kind === 'text' && tree === '' ? null : isNamed;
}

/** Whether a declaration shows in a picture: true, false, or null where nothing tells. */
export function isShownBy(suspect: Suspect, finding: Finding, config: Settings): boolean | null {
  return suspect.declaration.style
    ? isStyleShown(suspect, finding, config)
    : isContentShown(suspect, finding);
}

/** Suspects that reach the fewest story files. */
export function narrowest(suspects: readonly Suspect[]): readonly Suspect[] {
  const sizeOf = ({ reach }: Suspect): number => reach?.size ?? Infinity;
  const least = Math.min(...suspects.map(sizeOf));
  return suspects.filter((suspect) => sizeOf(suspect) === least);
}
