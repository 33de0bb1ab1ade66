import { type Declaration, describeDeclaration } from './declarations.ts';
import {
  approvable,
  type Cause,
  type ColorPair,
  type Finding,
  type LineChange,
  type TextChanges,
} from './findings.ts';
import { colorPair } from './measure.ts';
import { hashOf } from './picture.ts';
import type { Reach } from './reach.ts';
import { componentOf } from './selection.ts';

/** A declaration, and what it would show in a picture that it changed. */
interface Suspect {
  readonly declaration: Declaration;
  /** Files of the stories that it can reach; null for all. */
  readonly reach: ReadonlySet<string> | null;
  /** The color that it replaces, and nothing else; null for any other declaration. */
  readonly color: { readonly from: string; readonly to: string } | null;
  /** Words and values that went or came, as texts beside a picture would name them. */
  readonly terms: readonly string[];
  /** True when it changes words and nothing else, so that only changed words show it. */
  readonly isWording: boolean;
  /** The property that it sets, as a style sheet spells it; null where it is no style. */
  readonly property: string | null;
}

/** Where more declarations than this reach a picture that shows none of them, blaming all says nothing. */
const mostSuspects = 3;

const hex = /#[\da-f]{6}\b/gi;

function textOf({ lines }: Declaration, of: 'added' | 'removed'): string {
  return lines.flatMap(({ kind, text }) => (kind === of ? [text] : [])).join('\n');
}

/** The one color that a declaration replaces by another, where it changes nothing else. */
function replacedColor(declaration: Declaration): Suspect['color'] {
  const [before, after] = [textOf(declaration, 'removed'), textOf(declaration, 'added')];
  if (before === '' || before.replaceAll(hex, '#') !== after.replaceAll(hex, '#')) return null;
  const now = after.match(hex) ?? [];
  const pairs = (before.match(hex) ?? [])
    .map((from, at) => ({ from: from.toLowerCase(), to: (now[at] ?? '').toLowerCase() }))
    .filter(({ from, to }) => from !== to);
  return pairs.length === 1 ? (pairs[0] ?? null) : null;
}

function suspectOf(declaration: Declaration, reach: Reach): Suspect {
  const [before, after] = [textOf(declaration, 'removed'), textOf(declaration, 'added')];
  const quotes = /'([^']{3,})'|"([^"]{3,})"|`([^`$]{3,})`|>([^<>{}]{3,})</g;
  const quoted = (text: string): string[] =>
    [...text.matchAll(quotes)].map((found) => found.slice(1).join('').trim());
  const [, property] = /^\s*'?([a-zA-Z-]+)'?: /m.exec(after || before) ?? [];
  const isStyle = /\.css(?:\.ts)?$/.test(declaration.file);
  return {
    declaration,
    reach: reach([declaration.file]),
    color: replacedColor(declaration),
    terms: [...quoted(before), ...quoted(after)],
    isWording:
      !isStyle &&
      before !== '' &&
      before !== after &&
      before.replaceAll(quotes, '') === after.replaceAll(quotes, ''),
    property:
      isStyle && property ? property.replaceAll(/[A-Z]/g, (c) => `-${c.toLowerCase()}`) : null,
  };
}

const changedLines = (lines: readonly LineChange[]): string =>
  lines.flatMap(({ kind, text }) => (kind === 'same' ? [] : [text])).join('\n');

/** True when a suspect's own mark is in what changed: its color, its words, its property, or a movement. */
function isShownBy(
  { color, terms, isWording, property }: Suspect,
  { change, texts }: Finding,
  ofStory: TextChanges | undefined,
): boolean {
  const behavior = changedLines(texts?.fingerprint ?? []).toLowerCase();
  if (color) {
    if (change?.lost.includes(color.from) && change.gained.includes(color.to)) return true;
    return behavior.includes(color.from) && behavior.includes(color.to);
  }
  const said = ofStory ? changedLines(ofStory.tree) : '';
  if (terms.some((term) => said.includes(term))) return true;
  if (property !== null && behavior.includes(`${property}:`)) return true;
  if (isWording || change === null) return false;
  // Moved, grown or drawn differently: no color alone does that.
  return change.isRedrawn || change.shift !== 0;
}

/** The declarations that changed a finding: those whose mark it shows, else those that reach it most narrowly. */
function suspectsFor(
  finding: Finding,
  suspects: readonly Suspect[],
  ofStory: TextChanges | undefined,
): readonly Suspect[] {
  const reaching = suspects.filter(({ reach }) => reach === null || reach.has(finding.file));
  if (finding.kind === 'new') {
    const own = reaching.filter(({ declaration }) => declaration.file === finding.file);
    return own.slice(0, 1);
  }
  const shown = reaching.filter((suspect) => isShownBy(suspect, finding, ofStory));
  if (shown.length > 0) return shown;
  const near = reaching.filter(({ reach }) => reach !== null);
  const possible = near.length > 0 ? near : reaching;
  return possible.length > mostSuspects ? [] : possible;
}

/** What findings have in common that no changed line reaches, as after an update of a package. */
function likeness({ kind, story, change, texts }: Finding): string {
  const component = componentOf(story);
  if (kind === 'new' || kind === 'removed') return `${kind}: ${component}`;
  const [colors] = change?.colors ?? [];
  if (change && !change.isRedrawn && colors) return `${colors.from} became ${colors.to}`;
  if (change) return `drawn differently: ${component}`;
  const [name = 'text'] = Object.entries(texts ?? {}).find(([, lines]) => lines.length > 0) ?? [];
  return `${name} changed: ${component}`;
}

function colorsOf(color: Suspect['color'], findings: readonly Finding[]): ColorPair | null {
  if (!color) return null;
  const measured = findings
    .flatMap(({ change }) => change?.colors ?? [])
    .find(({ from, to }) => from === color.from && to === color.to);
  return measured ?? colorPair(color.from, color.to, null);
}

/**
 * Groups what can be approved by what changed it, the largest group first: by the declarations that
 * changed, and where none reaches a picture, by what it has in common with others.
 */
export function causesOf(
  findings: readonly Finding[],
  declarations: readonly Declaration[],
  reach: Reach,
): Cause[] {
  // The same edit twice in a file is one cause.
  const different = new Map(declarations.map((declaration) => [declaration.id, declaration]));
  const suspects = [...different.values()].map((declaration) => suspectOf(declaration, reach));
  const textsOfStories = new Map(
    findings.flatMap(({ story, texts }) => (texts ? [[story, texts] as const] : [])),
  );
  const blamed = findings
    .filter(({ kind }) => approvable.has(kind))
    .flatMap((finding): { by: Suspect | string; finding: Finding }[] => {
      const found = suspectsFor(finding, suspects, textsOfStories.get(finding.story));
      const reasons = found.length > 0 ? found : [likeness(finding)];
      return reasons.map((by) => ({ by, finding }));
    });
  return [...Map.groupBy(blamed, ({ by }) => by)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([by, all]) => {
      const members = all.map(({ finding }) => finding);
      const own = { findings: members.map(({ id }) => id) };
      if (typeof by === 'string')
        return { id: hashOf(by).slice(0, 8), label: by, lines: [], colors: null, ...own };
      const { declaration, color } = by;
      const { id, lines } = declaration;
      const label = describeDeclaration(declaration);
      return { id, label, lines, colors: colorsOf(color, members), ...own };
    });
}
