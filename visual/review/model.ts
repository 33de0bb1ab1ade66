import { type Cause, type Finding, isApprovable, type Report } from '../findings.ts';

/** Data of the review page. The commands of visual.cli.ts make it, and the page loads it as `review.js`. */
export interface Review extends Pick<Report, 'passed' | 'findings' | 'causes'> {
  /** False on a page that can only be read. */
  readonly canApprove: boolean;
  /** True when something was approved on the page, which can be undone. */
  readonly canUndo: boolean;
}

/** Findings that somebody approves. */
export interface Approval {
  /** Id of the cause that is approved; null approves the pictures whatever changed them. */
  readonly cause: string | null;
  /** Ids. */
  readonly findings: readonly string[];
}

/** Component and mode that the lists are limited to; an empty string sets no limit. */
export interface Filter {
  readonly component: string;
  readonly mode: string;
}

/** The parts of the list, in their order. */
export const parts = {
  changed: 'What changed',
  new: 'New stories',
  fix: 'To be fixed first',
} as const;

/** A cause with those of its findings that are still to be looked at. */
export interface Group {
  readonly id: string;
  readonly part: keyof typeof parts;
  readonly label: string;
  /** Null for what cannot be approved. */
  readonly cause: Cause | null;
  readonly findings: readonly Finding[];
  /** Ids of findings that have another cause, too. They are written only once that cause is also approved. */
  readonly waiting: ReadonlySet<string>;
}

/** Address of a picture relative to the page, whether the page is served or lies in a folder. */
export const addressOf = (hash: string): string => `pictures/${hash}.png`;

/** The component of a finding's story: `Breadcrumb`. If the story is gone, the component's part of its id. */
export const componentIn = ({ file, story }: Finding): string =>
  /(\w+)\.stories\.tsx$/.exec(file)?.[1] ?? story.replace(/--.*$/, '');

/** A finding's story for people: `Breadcrumb, long content`. */
export const storyIn = (finding: Finding): string =>
  `${componentIn(finding)}, ${finding.story.replace(/^.*--/, '').replaceAll('-', ' ')}`;

/** The causes in their order, new stories, then what has to be fixed. */
export function groupsOf({ causes, findings }: Review, filter: Filter): readonly Group[] {
  const shown = findings.filter(
    (finding) =>
      (filter.component === '' || componentIn(finding) === filter.component) &&
      (filter.mode === '' || finding.mode === filter.mode),
  );
  const groups = causes.map((cause): Group => {
    const { id, label } = cause;
    const ids = new Set(cause.findings);
    const own = shown.filter((finding) => ids.has(finding.id));
    const part = own.every(({ kind }) => kind === 'new') ? 'new' : 'changed';
    const others = causes.flatMap((other) => (other.id === id ? [] : other.findings));
    return {
      id,
      part,
      label,
      cause,
      findings: own,
      waiting: new Set(others.filter((one) => ids.has(one))),
    };
  });
  const rest = shown.filter((finding) => !isApprovable(finding));
  const fix = { id: 'to-fix', part: 'fix', label: 'Failed', cause: null } as const;
  groups.push({ ...fix, findings: rest, waiting: new Set() });
  const order = Object.keys(parts);
  return groups
    .filter((group) => group.findings.length > 0)
    .toSorted((one, other) => order.indexOf(one.part) - order.indexOf(other.part));
}
