import type { ColorPair, LineChange } from './changes.ts';
import type { Cause, Finding, SourceLine } from './findings.ts';
import { reviewableKinds } from './findings.ts';
import { hashOf } from './picture.ts';

/** When no changed line names what a cause names, up to this many changed lines are shown instead. */
const fewLines = 12;

interface Signature {
  readonly signature: string;
  readonly label: string;
  /** What a source line that made the change names, any of these. */
  readonly terms: readonly string[];
}

/** The component of a story: what stands before the two dashes of its id. */
export function componentOf(story: string): string {
  return story.replace(/--.*$/, '');
}

/** The first line that went and the first that came. */
function replaced(lines: readonly LineChange[]): { from: string; to: string } {
  const first = (kind: LineChange['kind']) =>
    lines.find((line) => line.kind === kind)?.text.trim() ?? '';
  return { from: first('removed'), to: first('added') };
}

type Colors = Pick<ColorPair, 'from' | 'to'>;

const hex = /#[\da-f]{6}\b/gi;

/** The one color that took the place of another, where a text changed in nothing else. */
function recoloredIn(lines: readonly LineChange[]): Colors | null {
  const textOf = (kind: LineChange['kind']): string =>
    lines.flatMap((line) => (line.kind === kind ? [line.text] : [])).join('\n');
  const [before, after] = [textOf('removed'), textOf('added')];
  if (before.replaceAll(hex, '#') !== after.replaceAll(hex, '#')) return null;
  const now = after.match(hex) ?? [];
  const pairs = (before.match(hex) ?? [])
    .map((from, index) => ({ from, to: now[index] ?? '' }))
    .filter(({ from, to }) => from !== to);
  const [first] = pairs;
  return first && pairs.every(({ from, to }) => from === first.from && to === first.to)
    ? first
    : null;
}

function ofColors({ from, to }: Colors): Signature {
  return { signature: `color ${from} ${to}`, label: `${from} became ${to}`, terms: [from, to] };
}

/** What of a rule the other has not: its declarations; of any other text, all. */
function unlike(text: string, other: string): string {
  const parts = text.split(/(?<=[{;]) /);
  const others = new Set(other.split(/(?<=[{;]) /));
  return parts.filter((part) => !others.has(part)).join(' ') || text;
}

function ofText(name: string, lines: readonly LineChange[]): Signature {
  const colors = recoloredIn(lines);
  if (colors) return ofColors(colors);
  const { from, to } = replaced(lines);
  const label =
    from && to
      ? `${name}: “${unlike(from, to)}” became “${unlike(to, from)}”`
      : `${name}: “${from || to}” ${to ? 'came' : 'went'}`;
  return { signature: `${name} ${from} ${to}`, label, terms: [from, to].filter(Boolean) };
}

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value));

/** Words that changed in a story changed in those of its modes too that carry no texts. */
function wordsByStory(findings: readonly Finding[]): Map<string, readonly LineChange[]> {
  return new Map(
    findings
      .filter(({ texts }) => texts && texts.words.length > 0)
      .map(({ story, texts }) => [story, texts?.words ?? []]),
  );
}

function signatureOf(finding: Finding, words: readonly LineChange[] | undefined): Signature {
  const { kind, story, change, texts } = finding;
  const component = componentOf(story);
  if (kind === 'new' || kind === 'removed')
    return { signature: `${kind} ${component}`, label: `${kind}: ${component}`, terms: [] };
  if (words) return ofText('words', words);
  if (change?.colors && !change.shift) return ofColors(change.colors);
  if (change?.resize) {
    const { width, height } = change.resize;
    const by = `${signed(width)} × ${signed(height)}`;
    return { signature: `size ${by}`, label: `size ${by} px`, terms: [] };
  }
  if (change?.shift) {
    const { x, y } = change.shift;
    return {
      signature: `shift ${x} ${y}`,
      label: `moved ${signed(x)}, ${signed(y)} px`,
      terms: [],
    };
  }
  if (change)
    return { signature: `drawn ${component}`, label: `drawn otherwise: ${component}`, terms: [] };
  if (texts && texts.tree.length > 0) return ofText('accessibility', texts.tree);
  if (texts && texts.speech.length > 0) return ofText('speech', texts.speech);
  return ofText('behavior', texts?.fingerprint ?? []);
}

/** Lines that name a term of the signature; where none does, all of them if they are few. */
function linesFor(terms: readonly string[], lines: readonly SourceLine[]): SourceLine[] {
  const wanted = terms.map((term) => term.toLowerCase());
  const naming = lines.filter(({ text }) => {
    const line = text.toLowerCase();
    return wanted.some((term) => line.includes(term));
  });
  if (naming.length > 0) return naming;
  return lines.length <= fewLines ? [...lines] : [];
}

/** True where a text beside a picture says more than that a color is another. */
const saysMore = (lines: readonly LineChange[] | undefined): boolean =>
  lines !== undefined && lines.length > 0 && recoloredIn(lines) === null;

/** What a finding has besides its signature, to be told from the others by. */
function featuresOf({ kind, change, texts }: Finding): string {
  const contrast = change?.colors?.contrast;
  return [
    // A text alone shows less than a picture, not more.
    kind === 'text' ? 'changed' : kind,
    change?.resize && 'resized',
    change?.shift && 'moved',
    saysMore(texts?.tree) && 'tree',
    saysMore(texts?.speech) && 'speech',
    saysMore(texts?.fingerprint) && 'fingerprint',
    change?.colors && change.colors.share < 0.25 && 'mixed',
    contrast && contrast.before >= 4.5 && contrast.after < 4.5 && 'contrast lost',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Findings whose features are not those of the majority. */
function outliersOf(findings: readonly Finding[]): string[] {
  const counts = new Map<string, number>();
  for (const finding of findings)
    counts.set(featuresOf(finding), (counts.get(featuresOf(finding)) ?? 0) + 1);
  const [usual] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  return findings.filter((finding) => featuresOf(finding) !== usual).map(({ id }) => id);
}

/** Groups what can be reviewed by signature, the largest group first. */
export function causesOf(findings: readonly Finding[], lines: readonly SourceLine[]): Cause[] {
  const words = wordsByStory(findings);
  const groups = new Map<string, { of: Signature; findings: Finding[] }>();
  for (const finding of findings) {
    if (!reviewableKinds.has(finding.kind)) continue;
    const of = signatureOf(finding, words.get(finding.story));
    const group = groups.get(of.signature);
    if (group) group.findings.push(finding);
    else groups.set(of.signature, { of, findings: [finding] });
  }
  return [...groups.values()]
    .sort((a, b) => b.findings.length - a.findings.length)
    .map(({ of: { signature, label, terms }, findings: members }) => {
      const outliers = outliersOf(members);
      const others = members.map(({ id }) => id).filter((id) => !outliers.includes(id));
      return {
        id: hashOf(signature).slice(0, 8),
        signature,
        label,
        findings: [...outliers, ...others],
        outliers,
        sources: linesFor(terms, lines),
      };
    });
}
