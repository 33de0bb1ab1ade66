import { componentOf } from './causes.ts';
import type { Finding, Report } from './findings.ts';
import { reviewableKinds } from './findings.ts';

/** Which findings a command is about; what is left out limits nothing. */
export interface Selection {
  /** Ids of stories, or of components for all their stories; exact. */
  readonly stories?: readonly string[] | undefined;
  /** Names of modes. */
  readonly modes?: readonly string[] | undefined;
  /** Ids of causes. */
  readonly causes?: readonly string[] | undefined;
  /** Stories, components, or `story mode`, that are left out. */
  readonly except?: readonly string[] | undefined;
}

/** True when a name is that of the story, or of the component that it belongs to. */
export function names(name: string, story: string): boolean {
  return name === story || name === componentOf(story);
}

function requireKnown(
  report: Report,
  { stories = [], causes = [], modes = [], except = [] }: Selection,
): void {
  const { findings } = report;
  for (const name of [...stories, ...except])
    if (!findings.some(({ story, id }) => names(name, story) || name === id))
      throw new Error(
        `Nothing differs in "${name}": give the whole id of a story or of a component.`,
      );
  for (const cause of causes)
    if (!report.causes.some(({ id }) => id === cause))
      throw new Error(`There is no cause "${cause}": "npm run visual -- list" names them.`);
  for (const name of modes)
    if (!findings.some(({ mode }) => mode === name))
      throw new Error(`Nothing differs in the mode "${name}".`);
}

/**
 * The findings that a decision can be made about and that the selection names.
 *
 * @throws Error when a name in the selection fits nothing.
 */
export function selected(report: Report, selection: Selection): Finding[] {
  requireKnown(report, selection);
  const { stories, modes, causes, except = [] } = selection;
  const ofCauses = new Set(
    report.causes.filter(({ id }) => causes?.includes(id)).flatMap(({ findings }) => findings),
  );
  return report.findings
    .filter(({ kind }) => reviewableKinds.has(kind))
    .filter(({ story }) => !stories || stories.some((name) => names(name, story)))
    .filter(({ mode }) => !modes || modes.includes(mode))
    .filter(({ id }) => !causes || ofCauses.has(id))
    .filter(({ story, id }) => !except.some((name) => names(name, story) || name === id));
}
