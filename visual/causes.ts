import type { VisualConfig } from './config.ts';
import type { Declaration } from './declarations.ts';
import { isShownBy, narrowest, type Suspect, suspectOf } from './evidence.ts';
import { approvable, type Cause, type ColorPair, type Finding } from './findings.ts';
import { colorPair } from './measure.ts';
import { hashOf } from './picture.ts';
import type { Reach } from './reach.ts';
import { componentOf } from './selection.ts';
import { sheetsIn } from './sheets.ts';
import { titleOf } from './titles.ts';

type Settings = Pick<VisualConfig, 'root' | 'sources' | 'modes' | 'shows'>;

/** The declarations that changed a finding: those that it shows, else the narrowest that may have. */
function suspectsFor(
  finding: Finding,
  suspects: readonly Suspect[],
  config: Settings,
): readonly Suspect[] {
  const reaching = suspects.filter(({ reach }) => reach === null || reach.has(finding.file));
  if (finding.kind === 'new') {
    const own = reaching.filter(({ declaration }) => declaration.file === finding.file);
    return own.slice(0, 1);
  }
  const verdicts = Map.groupBy(reaching, (suspect) => isShownBy(suspect, finding, config));
  return verdicts.get(true) ?? narrowest(verdicts.get(null) ?? verdicts.get(false) ?? []);
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
  config: Settings,
): Cause[] {
  // The same edit twice in a file is one cause.
  const different = new Map(declarations.map((declaration) => [declaration.id, declaration]));
  const sheetsOf = sheetsIn(config);
  const suspects = [...different.values()].map((one) => suspectOf(one, reach, sheetsOf));
  const blamed = findings
    .filter(({ kind }) => approvable.has(kind))
    .flatMap((finding): { by: Suspect | string; finding: Finding }[] => {
      const found = suspectsFor(finding, suspects, config);
      const reasons = found.length > 0 ? found : [likeness(finding)];
      return reasons.map((by) => ({ by, finding }));
    });
  return [...Map.groupBy(blamed, ({ by }) => by)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([by, all]) => {
      const members = all.map(({ finding }) => finding);
      const own = { findings: members.map(({ id }) => id) };
      if (typeof by === 'string') {
        const nothing = { lines: [], colors: null, isWording: false };
        return { id: hashOf(by).slice(0, 8), label: by, ...nothing, ...own };
      }
      const { declaration, color, isWording } = by;
      const { id, lines } = declaration;
      const colors = colorsOf(color, members);
      return { id, label: titleOf(declaration), lines, colors, isWording, ...own };
    });
}
