import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { Owner } from '../../scripts/owner.ts';
import type { Cause, Decision, Finding, PictureRef, Report } from '../../visual/findings.ts';
import { buildPage } from '../../visual/review/buildPage.ts';
import { serveReview } from '../../visual/review/server.ts';

const root = resolve(import.meta.dirname, '../..');
const size = { width: 640, height: 320 };

/** Pictures of a button in some colors, by the hash under which they are asked for. */
async function paint(colors: readonly string[]): Promise<Map<string, Buffer>> {
  const pictures = colors.map(async (color): Promise<[string, Buffer]> => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
      <rect width="100%" height="100%" fill="#fff"/><rect x="8" y="64" width="80" height="32" fill="${color}"/></svg>`;
    return [hashOf(color), await sharp(Buffer.from(svg)).png().toBuffer()];
  });
  return new Map(await Promise.all(pictures));
}

const hashOf = (color: string): string =>
  createHash('sha256').update(color).digest('hex').slice(0, 32);
const refOf = (color: string): PictureRef => ({ hash: hashOf(color), ...size });

const before = '#3a4989';
const after = ['#36458a', '#b42318', '#16803c', '#00cfc8', '#8a5a00'] as const;

function findingOf(number: number, color: string): Finding {
  const story = `primitives-button--state-${number}`;
  return {
    id: `${story} desktop`,
    story,
    mode: 'desktop',
    title: `primitives/Button: State ${number}`,
    kind: 'changed',
    message: '4000 pixels changed.',
    before: refOf(before),
    after: refOf(color),
    change: {
      pixels: 4000,
      regions: [{ x: 0, y: 64, width: 80, height: 32, fate: 'recolored' }],
      colors: { from: before, to: color, share: 0.97, deltaE: 2, contrast: null },
      shift: null,
      resize: null,
    },
    texts: null,
    seen: hashOf(story),
    rejection: null,
  };
}

/** A comparison with so many changed pictures of so many causes. */
export function reportOf(pictures: number, causes: number): Report {
  const findings = Array.from({ length: pictures }, (_, at) =>
    findingOf(at + 1, after[at % causes] ?? before),
  );
  return {
    at: '2026-02-01T12:00:00.000Z',
    sources: 'sources',
    passed: 1184,
    findings,
    causes: after.slice(0, causes).map((color, at): Cause => {
      const ids = findings.filter((_, number) => number % causes === at).map(({ id }) => id);
      return {
        id: `cause-${at}`,
        signature: `color ${before} ${color}`,
        label: `${before} became ${color}`,
        findings: ids,
        outliers: [],
        sources: [],
      };
    }),
    skipped: {},
    rounded: [],
  };
}

/** A served review with what it was asked to put on record. */
export interface ReviewBench {
  readonly url: string;
  readonly decided: readonly Decision[];
  stop(): Promise<void>;
}

/** Serves the real page over a comparison. Approved pictures leave it, as they do in a second comparison. */
export async function openReview(report: Report): Promise<ReviewBench> {
  const owner = new Owner();
  const pictures = await paint([before, ...after]);
  const page = await buildPage(root, join(root, 'test-results/review-pages'));
  const decided: Decision[] = [];
  let current = report;
  const served = await serveReview({
    engine: {
      report: () => Promise.resolve(current),
      records: () => [],
      picture: (hash) => {
        const bytes = pictures.get(hash);
        return bytes ? { bytes, type: 'image/png' } : null;
      },
      drawing: (_, now) => Promise.resolve(pictures.get(now) ?? Buffer.alloc(0)),
      decide: (decision) => {
        decided.push(decision);
        return Promise.resolve();
      },
      compareAgain: () => {
        const gone = new Set(
          decided.flatMap(({ verdict, of }) =>
            verdict === 'approve' ? of.map(({ story, mode }) => `${story} ${mode}`) : [],
          ),
        );
        current = {
          ...current,
          findings: current.findings.filter(({ id }) => !gone.has(id)),
          causes: current.causes
            .map((cause) => ({ ...cause, findings: cause.findings.filter((id) => !gone.has(id)) }))
            .filter(({ findings }) => findings.length > 0),
        };
        return Promise.resolve(current);
      },
    },
    page,
    drafts: join(owner.folder(), 'drafts.json'),
    reviewer: 'Ada Lovelace',
    stories: null,
  });
  return {
    url: served.url,
    decided,
    stop: async () => {
      await served.stop();
      await owner.dispose();
    },
  };
}
