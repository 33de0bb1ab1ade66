import type { VisualConfig } from './config.ts';
import { isShownBy, narrowest } from './evidence.ts';
import { type Cause, type Finding, isApprovable } from './findings.ts';
import { hashOf } from './picture.ts';
import { componentOf } from './selection.ts';
import type { Suspect } from './suspects.ts';
import { titleOf } from './titles.ts';

/**
 * Declarations to blame for a finding: all that its picture shows; else the narrowest of those about which
 * nothing tells, else of the rest. A new picture has none.
 */
function suspectsFor(
  finding: Finding,
  suspects: readonly Suspect[],
  config: Pick<VisualConfig, 'modes' | 'shows'>,
): readonly Suspect[] {
  if (finding.kind === 'new') return [];
  const reaching = suspects.filter(({ reach }) => reach === null || reach.has(finding.file));
  const verdicts = Map.groupBy(reaching, (suspect) => isShownBy(suspect, finding, config));
  return verdicts.get(true) ?? narrowest(verdicts.get(null) ?? verdicts.get(false) ?? []);
}

/** Label for findings that no changed line reaches, as after an update of a package. */
const likeness = ({ kind, story }: Finding): string => `${componentOf(story)}: ${kind}`;

/**
 * Groups the findings that can be approved by their cause, the largest group first. A cause is a declaration
 * that changed; pictures that no such declaration reaches are grouped by what they have in common.
 */
export function causesOf(
  findings: readonly Finding[],
  suspects: readonly Suspect[],
  config: Pick<VisualConfig, 'modes' | 'shows'>,
): Cause[] {
  const blamed = findings
    .filter(isApprovable)
    .flatMap((finding): { by: Suspect | string; id: string }[] => {
      const found = suspectsFor(finding, suspects, config);
      const reasons = found.length > 0 ? found : [likeness(finding)];
      return reasons.map((by) => ({ by, id: finding.id }));
    });
  return [...Map.groupBy(blamed, ({ by }) => by)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([by, members]) => {
      const own = { findings: members.map(({ id }) => id) };
      if (typeof by === 'string') {
        const nothing = { lines: [], colors: null, isWording: false };
        return { id: hashOf(by).slice(0, 8), label: by, ...nothing, ...own };
      }
      const { declaration, wording, colors } = by;
      const { id, lines } = declaration;
      return { id, label: titleOf(declaration), lines, colors, isWording: wording.isAll, ...own };
    });
}
