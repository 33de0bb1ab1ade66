import type { Finding, PictureRef } from '../../visual/findings.ts';
import type { Approval, Review } from '../../visual/review/model.ts';
import type { Sources } from '../../visual/review/page/sources.ts';

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
  missing: (hash) =>
    hash === 'missing'
      ? 'Shown without its before, because this clone lacks older commits: "git fetch --unshallow" brings them.'
      : undefined,
};

const picture = (hash: string, height = 320): PictureRef => ({ hash, width: 640, height });
const region = { x: 32, y: 128, width: 240, height: 64 } as const;

const colors = {
  from: '#3a4989',
  to: '#36458a',
  deltaE: 1.93,
  contrast: { against: '#ffffff', before: 8.44, after: 8.79 },
} as const;

function recolored(component: string, name: string, mode: string): Finding {
  const story = `primitives-${component.toLowerCase()}--${name.toLowerCase()}`;
  return {
    id: `${story} ${mode}`,
    story,
    mode,
    title: `primitives/${component}: ${name}`,
    file: `stories/primitives/${component}.stories.tsx`,
    kind: 'changed',
    message: '11440 pixels changed.',
    before: picture('before'),
    after: picture('after'),
    change: {
      regions: [region],
      colors: [colors],
      lost: [colors.from],
      gained: [colors.to],
      isRedrawn: false,
      shift: 0,
    },
    texts: null,
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
    regions: [region, { x: 32, y: 208, width: 576, height: 48 }],
    colors: [],
    lost: [],
    gained: [],
    isRedrawn: true,
    shift: 24,
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
};

const failed: Finding = {
  ...recolored('Table', 'Empty', 'desktop'),
  kind: 'failed',
  message: 'The story failed: there is no caption.',
  before: null,
  after: null,
  change: null,
};

const unseen: Finding = {
  ...recolored('Dialog', 'Open', 'phone'),
  message: 'The pixels changed.',
  before: picture('missing'),
  change: null,
};

const ids = (findings: readonly Finding[]): string[] => findings.map(({ id }) => id);

/** A changed token, a changed padding that reaches one of its pictures too, and a story that failed. */
export const review: Review = {
  canApprove: true,
  passed: 1184,
  findings: [...colored, moved, unseen, failed],
  causes: [
    {
      id: 'c0102030',
      label: "palette.ts: navy600: '#3a4989' became '#36458a'",
      colors,
      findings: [...ids(colored), moved.id, unseen.id],
      lines: [
        { file: 'src/design/palette.ts', line: 27, kind: 'removed', text: "navy600: '#3a4989'," },
        { file: 'src/design/palette.ts', line: 27, kind: 'added', text: "navy600: '#36458a'," },
      ],
    },
    {
      id: 'c0405060',
      label: 'Notice.css.ts: paddingBlock: space[4] became space[6]',
      colors: null,
      findings: [moved.id],
      lines: [],
    },
  ],
  approvedCauses: {},
  missing: {},
};

/** The review of a run in which nothing differs. */
export const green: Review = { ...review, findings: [], causes: [], passed: 1190 };

/** Takes approvals as the server does, for as long as the story is shown. */
export function approverInMemory(of: Review): (approval: Approval) => Promise<Review> {
  let now = of;
  return ({ cause, findings }) => {
    const causesOf = (id: string): readonly string[] =>
      now.causes.filter((one) => one.findings.includes(id)).map((one) => one.id);
    const approvedCauses = { ...now.approvedCauses };
    for (const id of findings)
      approvedCauses[id] = cause === null ? causesOf(id) : [...(approvedCauses[id] ?? []), cause];
    const isDone = (id: string): boolean =>
      findings.includes(id) && causesOf(id).every((one) => approvedCauses[id]?.includes(one));
    const left = now.findings.filter(({ id }) => !isDone(id));
    const causes = now.causes
      .map((one) => ({ ...one, findings: one.findings.filter((id) => !isDone(id)) }))
      .filter((one) => one.findings.length > 0);
    now = { ...now, approvedCauses, findings: left, causes };
    return Promise.resolve(now);
  };
}
