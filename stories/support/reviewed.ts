import type { Finding, PictureRef } from '../../visual/findings.ts';
import { type Draft, lastDecisions, type Review } from '../../visual/review/model.ts';
import type { Sources } from '../../visual/review/page/sources.ts';
import type { Keeper } from '../../visual/review/page/useReview.ts';

/** A small card, drawn instead of pictured, so that these stories need no store. */
function card(fill: string, top: number, height: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="${height}"><rect width="640" height="${height}" fill="#ffffff"/><rect x="40" y="${top}" width="220" height="52" rx="8" fill="${fill}"/><rect x="40" y="40" width="420" height="18" fill="#121a3b"/><rect x="40" y="74" width="340" height="10" fill="#4b5263"/><rect x="40" y="${top + 90}" width="560" height="1" fill="#7785b3"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const drawn: Readonly<Record<string, string>> = {
  before: card('#3a4989', 130, 320),
  after: card('#36458a', 130, 320),
  longer: card('#3a4989', 154, 344),
  difference: card('#d95f02', 130, 320),
};

/** Where these stories have their pictures. */
export const drawnSources: Sources = {
  picture: (hash) => drawn[hash] ?? '',
  difference: () => drawn['difference'] ?? '',
};

const picture = (hash: string, height = 320): PictureRef => ({ hash, width: 640, height });
const region = { x: 32, y: 128, width: 240, height: 64, fate: 'recolored' } as const;

function recolored(component: string, name: string, mode: string): Finding {
  const story = `primitives-${component.toLowerCase()}--${name.toLowerCase()}`;
  return {
    id: `${story} ${mode}`,
    story,
    mode,
    title: `primitives/${component}: ${name}`,
    kind: 'changed',
    message: '11440 pixels changed.',
    before: picture('before'),
    after: picture('after'),
    change: {
      pixels: 11_440,
      regions: [region],
      colors: {
        from: '#3a4989',
        to: '#36458a',
        share: 0.98,
        deltaE: 1.93,
        contrast: { against: '#ffffff', before: 8.44, after: 8.79 },
      },
      shift: null,
      resize: null,
    },
    texts: null,
    seen: `${story} ${mode}`,
    rejection: null,
  };
}

const colored = [
  recolored('Button', 'Default', 'desktop'),
  recolored('Button', 'Default', 'phone'),
  recolored('Button', 'Large', 'desktop'),
  recolored('Dialog', 'Closed', 'desktop'),
];

const moved: Finding = {
  ...recolored('Notice', 'Default', 'desktop'),
  message: 'The size changed from 640x320 to 640x344.',
  after: picture('longer', 344),
  change: {
    pixels: 22_880,
    regions: [
      { ...region, fate: 'moved' },
      { x: 32, y: 208, width: 576, height: 48, fate: 'moved' },
    ],
    colors: null,
    shift: { x: 0, y: 24 },
    resize: { width: 0, height: 24 },
  },
  texts: {
    words: [
      { kind: 'same', text: 'Reading pictures' },
      { kind: 'removed', text: 'Join the wait list' },
      { kind: 'added', text: 'Join the waitlist' },
    ],
    tree: [
      { kind: 'removed', text: 'button "Join the wait list"' },
      { kind: 'added', text: 'button "Join the waitlist"' },
    ],
    speech: [],
    fingerprint: [],
  },
  rejection: {
    by: 'Grace Hopper',
    at: '2026-01-30T09:00:00Z',
    note: 'The button is lower than before.',
  },
};

const failed: Finding = {
  ...recolored('Table', 'Empty', 'desktop'),
  kind: 'failed',
  message: 'The story failed: there is no caption.',
  before: null,
  after: null,
  change: null,
  seen: null,
};

const ids = (findings: readonly Finding[]): string[] => findings.map(({ id }) => id);

/** A changed token, a moved button, and a story that failed. */
export const review: Review = {
  reviewer: 'Ada Lovelace',
  stories: 'http://127.0.0.1:6006',
  at: '2026-02-01T12:00:00Z',
  passed: 1184,
  findings: [...colored, moved, failed],
  causes: [
    {
      id: 'c0102030',
      signature: 'color #3a4989 #36458a',
      label: '#3a4989 became #36458a',
      findings: ids(colored),
      outliers: ids(colored.slice(0, 1)),
      sources: [
        { file: 'src/design/palette.ts', line: 27, kind: 'removed', text: "navy600: '#3a4989'," },
        { file: 'src/design/palette.ts', line: 27, kind: 'added', text: "navy600: '#36458a'," },
      ],
    },
    {
      id: 'c0405060',
      signature: 'words wait list waitlist',
      label: 'words: “wait list” became “waitlist”',
      findings: [moved.id],
      outliers: [],
      sources: [],
    },
  ],
  histories: {
    [moved.id]: [
      {
        verdict: 'reject',
        by: 'Grace Hopper',
        at: '2026-01-30T09:00:00Z',
        note: 'The button is lower than before.',
      },
      { verdict: 'approve', by: 'Ada Lovelace', at: '2026-01-05T10:00:00Z', note: 'First set.' },
    ],
  },
  drafts: [],
};

/** The review on a run with nothing to judge. */
export const green: Review = { ...review, findings: [], causes: [], histories: {}, passed: 1190 };

/** Keeps decisions for as long as the story is shown. */
export function keeperInMemory(of: Review): Keeper {
  let drafts: readonly Draft[] = of.drafts;
  return {
    decide: (draft) => Promise.resolve((drafts = [...drafts, draft])),
    undo: () => Promise.resolve((drafts = drafts.slice(0, -1))),
    record: () => {
      const decided = lastDecisions(drafts);
      drafts = [];
      const isOpen = (id: string): boolean => decided.get(id)?.verdict !== 'approve';
      const causes = of.causes
        .map((cause) => ({ ...cause, findings: cause.findings.filter(isOpen) }))
        .filter(({ findings }) => findings.length > 0);
      const findings = of.findings.filter(({ id }) => isOpen(id));
      return Promise.resolve({ ...of, drafts, causes, findings });
    },
  };
}
