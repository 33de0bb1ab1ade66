import type { Mode, VisualConfig } from './config.ts';
import { type Declaration, isCopy } from './declarations.ts';
import type { Finding, LineChange } from './findings.ts';
import type { Reach } from './reach.ts';

/** A declaration, and what a picture that it changed would show. */
export interface Suspect {
  readonly declaration: Declaration;
  /** Files of the stories that it can reach; null for all. */
  readonly reach: ReadonlySet<string> | null;
  /** Names of the style sheets that it has to do with; null where none is known. */
  readonly sheets: ReadonlySet<string> | null;
  /** The color that it replaces, and nothing else; null for any other declaration. */
  readonly color: { readonly from: string; readonly to: string } | null;
  /** Words that went or came, as the tree beside a picture would name them. */
  readonly terms: readonly string[];
  /** True when it changes words and nothing else. */
  readonly isWording: boolean;
}

const changedLines = (lines: readonly LineChange[]): string[] =>
  lines.flatMap(({ kind, text }) => (kind === 'same' ? [] : [text]));

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);

/** Whether two names are of one property: `border` sets `border-color`. */
const isSameProperty = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`);

/** Properties that draw nothing in a picture at rest. */
const undrawn =
  /^(?:cursor|pointer-events|transition|animation|scroll-|touch-action|will-change|z-index)/;

/** States of an element, whose rules the fingerprint names in every mode. */
const state =
  /:(?:hover|focus|active|disabled|checked|target|open|invalid|user-invalid)|\[(?:aria|data)-/;

/** Declarations of a fingerprint that are in one of its two versions only, each behind its condition. */
function changedRules({ texts }: Finding): string[] {
  const counts = new Map<string, number>();
  for (const line of changedLines(texts?.fingerprint ?? [])) {
    const [, prefix = '', declarations = line] = /^(.*?)\{ (.*?) \}: /.exec(line) ?? [];
    for (const one of declarations.split(/;\s*/).filter(Boolean)) {
      const rule = `${prefix}{${one}`;
      counts.set(rule, (counts.get(rule) ?? 0) + 1);
    }
  }
  return [...counts].flatMap(([rule, count]) => (count === 1 ? [rule] : []));
}

/** Whether a fingerprint names a property among what changed, under a condition like this. */
const isTold = (finding: Finding, property: string, condition: RegExp): boolean =>
  changedRules(finding).some((rule) => {
    const [prefix = '', declaration = ''] = rule.split('{');
    const [name = ''] = declaration.split(':');
    return condition.test(prefix || declaration) && isSameProperty(name.trim(), property);
  });

/** Whether a style shows in a picture; null where nothing tells. */
function isStyleShown(
  { declaration: { style, file }, sheets, color }: Suspect,
  finding: Finding,
  mode: Mode | undefined,
  { shows }: Pick<VisualConfig, 'shows'>,
): boolean | null {
  if (!style || !mode) return null;
  const { path } = style;
  const property = kebab(path.at(-1) ?? '');
  const conditions = file.endsWith('.css.ts') ? path.slice(1, -1) : path;
  if (path.includes('@keyframes'))
    return changedLines(finding.texts?.fingerprint ?? []).some(
      (line) => line.startsWith('@keyframes') && line.includes(`${property}:`),
    );
  if (color) return isColorShown(color, finding);
  const isNamed = sheets && finding.sheets && finding.sheets.some((name) => sheets.has(name));
  // A token may come through another.
  if (isNamed === false && file.endsWith('.css.ts')) return false;
  let told: RegExp | null = null;
  for (const condition of conditions) {
    const holds = shows(condition, mode);
    if (holds === false) return false;
    if (holds instanceof RegExp) told = holds;
    const [named] = state.exec(condition) ?? [];
    if (named) told ??= new RegExp(named.replaceAll(/[[\]]/g, String.raw`\$&`));
  }
  if (told) return isTold(finding, property, told);
  if (isTold(finding, property, /^/)) return true;
  if (undrawn.test(property) || finding.change === null) return false;
  return isNamed ? true : null;
}

function isColorShown(
  { from, to }: NonNullable<Suspect['color']>,
  { change, texts }: Finding,
): boolean {
  if (change?.lost.includes(from) && change.gained.includes(to)) return true;
  const behavior = changedLines(texts?.fingerprint ?? [])
    .join('\n')
    .toLowerCase();
  return behavior.includes(from) && behavior.includes(to);
}

/** Whether a change of words or markup shows in a picture; null where nothing tells. */
function isContentShown({ terms, isWording, sheets }: Suspect, finding: Finding): boolean | null {
  const { change, texts } = finding;
  const tree = changedLines(texts?.tree ?? []).join('\n');
  const behavior = changedLines(texts?.fingerprint ?? []).join('\n');
  if (terms.some((term) => tree.includes(term) || behavior.includes(term))) return true;
  if (isWording && tree !== '') return false;
  if (sheets && finding.sheets) {
    if (!finding.sheets.some((name) => sheets.has(name))) return false;
    return isWording || (change === null && tree === '') ? null : true;
  }
  return null;
}

/** Whether a declaration shows in a picture: true, false, or null where nothing tells. */
export function isShownBy(
  suspect: Suspect,
  finding: Finding,
  config: Pick<VisualConfig, 'modes' | 'shows'>,
): boolean | null {
  return suspect.declaration.style
    ? isStyleShown(suspect, finding, config.modes[finding.mode], config)
    : isContentShown(suspect, finding);
}

/** The narrowest of some suspects by how many files of stories they reach. */
export function narrowest(suspects: readonly Suspect[]): readonly Suspect[] {
  const sizeOf = ({ reach }: Suspect): number => reach?.size ?? Infinity;
  const least = Math.min(...suspects.map(sizeOf));
  return suspects.filter((suspect) => sizeOf(suspect) === least);
}

const hex = /#[\da-f]{6}\b/gi;

/** The one color that a token replaces by another. */
function replacedColor({ style }: Declaration): Suspect['color'] {
  const [from, to] = [style?.before?.value ?? '', style?.after?.value ?? ''];
  if (from.replaceAll(hex, '#') !== to.replaceAll(hex, '#')) return null;
  const now = to.match(hex) ?? [];
  const pairs = (from.match(hex) ?? [])
    .map((was, at) => ({ from: was.toLowerCase(), to: (now[at] ?? '').toLowerCase() }))
    .filter((pair) => pair.from !== pair.to);
  return pairs.length === 1 ? (pairs[0] ?? null) : null;
}

const quotes = /'((?:[^'\\]|\\.){3,})'|"((?:[^"\\]|\\.){3,})"|`([^`$]{3,})`|>([^<>{}]{3,})</g;

/**
 * What to look for in pictures to know a declaration by.
 *
 * @param sheetsOf - Finds the style sheets that a declaration has to do with.
 */
export function suspectOf(
  declaration: Declaration,
  reach: Reach,
  sheetsOf: (declaration: Declaration) => ReadonlySet<string> | null,
): Suspect {
  const textOf = (of: LineChange['kind']): string =>
    declaration.lines.flatMap(({ kind, text }) => (kind === of ? [text] : [])).join('\n');
  const [before, after] = [textOf('removed'), textOf('added')];
  const quoted = (text: string): string[] =>
    [...text.matchAll(quotes)].map((found) => found.slice(1).join('').trim());
  const [was, is] = [quoted(before), quoted(after)];
  return {
    declaration,
    reach: reach([declaration.file]),
    sheets: sheetsOf(declaration),
    color: replacedColor(declaration),
    terms: [
      ...was.filter((term) => !is.includes(term)),
      ...is.filter((term) => !was.includes(term)),
    ],
    isWording:
      isCopy(declaration.file) &&
      before !== '' &&
      before !== after &&
      before.replaceAll(quotes, '') === after.replaceAll(quotes, ''),
  };
}
