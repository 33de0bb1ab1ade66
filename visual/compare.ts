import { entriesOf, readApproved } from './approved.ts';
import { drawBaselinesHere } from './baselines.ts';
import { type Captures, type Failure, refuseStale } from './captures.ts';
import { causesOf } from './causes.ts';
import { type Comparison, compareLook, findingOf, refOf } from './compareLook.ts';
import type { VisualConfig } from './config.ts';
import { changedDeclarations } from './declarations.ts';
import { environmentDifferences, readEnvironment } from './environment.ts';
import type { Finding, Place, Report } from './findings.ts';
import { openPictures } from './pictures.ts';
import { reachIn } from './reach.ts';
import { writeReport } from './report.ts';

function failed(comparison: Comparison, place: Place, { failure, isUnstable }: Failure): Finding {
  return findingOf(comparison, isUnstable ? 'unstable' : 'failed', place, failure);
}

/** Approved pictures that nothing shows any more, although their story, or every story, was asked for. */
function removed(comparison: Comparison): Finding[] {
  const { captures, approved } = comparison;
  if (captures.modes !== null) return [];
  return entriesOf(approved)
    .filter(({ story }) => captures.isComplete || story in captures.stories)
    .filter(({ story, mode }) => !captures.pictures[story]?.[mode])
    .filter(({ story }) => !captures.pictures[story]?.[''])
    .map(({ story, mode, value }) =>
      findingOf(comparison, 'removed', { story, mode }, 'No story shows it any more.', {
        before: refOf(value),
      }),
    );
}

async function compareAll(comparison: Comparison) {
  const findings: Finding[] = [];
  const rounded: (Place & { pixels: number })[] = [];
  let passed = 0;
  for (const { story, mode, value } of entriesOf(comparison.captures.pictures)) {
    const place = { story, mode };
    if ('failure' in value) {
      findings.push(failed(comparison, place, value));
      continue;
    }
    const verdict = await compareLook(comparison, place, value);
    if ('finding' in verdict) {
      findings.push(verdict.finding);
      continue;
    }
    passed += 1;
    if (verdict.rounded > 0) rounded.push({ ...place, pixels: verdict.rounded });
  }
  return { findings: [...findings, ...removed(comparison)], rounded, passed };
}

/**
 * Compares a capture with what is approved, and writes the report into the results folder. On a machine
 * that rounds differently the approved pictures in question are drawn there first.
 *
 * @param say - Prints a progress line.
 * @throws Error when the sources changed since the capture.
 */
export async function compare(
  config: VisualConfig,
  captures: Captures,
  say: (line: string) => void = () => undefined,
): Promise<Report> {
  const { root } = config;
  refuseStale(captures, config.sourcesHash());
  const head = {
    at: new Date().toISOString(),
    sources: captures.sources,
    skipped: captures.skipped,
  };
  const environment = readEnvironment(root);
  const elsewhere = environment ? environmentDifferences(environment, captures.environment) : [];
  if (elsewhere.length > 0) {
    const message = `The environment differs (${elsewhere.join(', ')}), so nothing was compared: use the browser of the lockfile, or, when it was renewed, approve all its pictures with --all.`;
    const finding = findingOf({ captures }, 'environment', { story: '', mode: '' }, message);
    return writeReport(root, {
      ...head,
      passed: 0,
      findings: [finding],
      causes: [],
      rounded: [],
    });
  }
  const approved = readApproved(root);
  const pictures = openPictures(root);
  const roundsDifferently =
    environment !== undefined && environment.rounding !== captures.environment.rounding;
  const comparison: Comparison = {
    captures,
    approved,
    pictures,
    drawnHere: roundsDifferently
      ? await drawBaselinesHere(config, pictures, approved, captures, say)
      : null,
  };
  const { findings, rounded, passed } = await compareAll(comparison);
  const declarations = findings.length > 0 ? changedDeclarations(config) : [];
  const causes = causesOf(findings, declarations, reachIn(config));
  return writeReport(root, { ...head, passed, findings, causes, rounded });
}
