import { type Captures, refuseStale } from './captures.ts';
import { causesOf } from './causes.ts';
import type { VisualConfig } from './config.ts';
import { environmentDifferences, readEnvironment } from './environment.ts';
import type { Place, Rejection, Report } from './findings.ts';
import type { Folders } from './folders.ts';
import { faultsOfStore, type Store } from './integrity.ts';
import { type Bench, type Draft, draftOf, failed, idOf, judge, removed } from './judge.ts';
import { entriesOf, readManifests } from './manifests.ts';
import { type FoundRecord, readRecords } from './records.ts';
import { save, withColors } from './report.ts';
import { changedLines } from './sources.ts';
import { refuseEarlierFormat } from './store.ts';

function rejectionsIn(records: readonly FoundRecord[]): Map<string, Rejection> {
  return new Map(
    records
      .filter(({ fault, record }) => fault === null && record.verdict === 'reject')
      .flatMap(({ record: { by, at, note, pictures } }) =>
        pictures.map((picture) => [
          `${idOf(picture)} ${picture.new ?? ''}`,
          { by, at, note } satisfies Rejection,
        ]),
      ),
  );
}

function environmentFault(captures: Captures, store: Store): string[] {
  return store.environment ? environmentDifferences(store.environment, captures.environment) : [];
}

async function judgeAll(bench: Bench, faults: ReadonlySet<string>) {
  const drafts: Draft[] = [];
  const rounded: (Place & { pixels: number })[] = [];
  let passed = 0;
  for (const { story, mode, value } of entriesOf(bench.captures.pictures)) {
    const place = { story, mode };
    if ('failure' in value) {
      drafts.push(failed(bench, place, value));
      continue;
    }
    if (faults.has(idOf(place)) || faults.has(story)) continue;
    const verdict = await judge(bench, place, value);
    if ('draft' in verdict) {
      drafts.push(verdict.draft);
      continue;
    }
    passed += 1;
    if (verdict.rounded > 0) rounded.push({ ...place, pixels: verdict.rounded });
  }
  return { drafts, rounded, passed };
}

/**
 * Compares a capture with the approved pictures and texts, and writes the report into the results
 * folder.
 *
 * @throws Error when the store is of an earlier format, or the sources changed since the capture.
 */
export async function compare(
  folders: Folders,
  captures: Captures,
  config: Pick<VisualConfig, 'root' | 'sources' | 'sourcesHash'>,
): Promise<Report> {
  refuseEarlierFormat(folders);
  refuseStale(captures, config.sourcesHash());
  const store: Store = {
    environment: readEnvironment(folders),
    manifests: readManifests(folders),
    records: readRecords(folders),
  };
  const bench: Bench = {
    folders,
    captures,
    manifests: store.manifests,
    rejections: rejectionsIn(store.records),
  };
  const head = {
    at: new Date().toISOString(),
    sources: captures.sources,
    skipped: captures.skipped,
  };
  const faults = faultsOfStore(folders, store).map(({ kind, story, mode, message }) =>
    draftOf(bench, kind, { story, mode }, message),
  );
  const elsewhere = environmentFault(captures, store);
  if (elsewhere.length > 0) {
    const message = `The environment differs (${elsewhere.join(', ')}), so nothing was compared: use the browser of the lockfile, or, when it was renewed, approve all its pictures with --all.`;
    const findings = withColors([
      ...faults,
      draftOf(bench, 'environment', { story: '', mode: '' }, message),
    ]);
    return save(folders, { ...head, passed: 0, findings, causes: [], rounded: [] });
  }
  const broken = new Set(faults.map(({ id }) => id));
  const { drafts, rounded, passed } = await judgeAll(bench, broken);
  const gone = removed(bench).filter(({ id, story }) => !broken.has(id) && !broken.has(story));
  const findings = withColors([...faults, ...drafts, ...gone]);
  const causes = causesOf(findings, changedLines(config.root, config.sources));
  return save(folders, { ...head, passed, findings, causes, rounded });
}
