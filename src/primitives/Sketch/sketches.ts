/** What a sketch is drawn with, on a sheet of 160 by 100 units. Every part is the data of an SVG path. */
export interface SketchParts {
  /** Edges of sheets and boxes. */
  readonly edge?: string;
  /** Lines of quiet text. */
  readonly text?: string;
  /** Lines of text that matter. */
  readonly strong?: string;
  /** Evidence: what was marked or scored. */
  readonly evidence?: string;
}

/** A sheet of paper at a place. */
const sheet = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h-${width}z`;

/** Lines of text below each other, each with its length. */
const lines = (x: number, y: number, step: number, ...lengths: readonly number[]): string =>
  lengths.map((length, index) => `M${x} ${y + index * step}h${length}`).join('');

const ticks = (x: number, y: number, step: number, count: number): string =>
  Array.from({ length: count }, (_, index) => `M${x} ${y + index * step}l2.5 2.5l4.5 -5`).join('');

/** The drawings by name: the tour's six scenes, then the four recordings. */
export const sketches = {
  role: {
    edge: sheet(12, 12, 66, 76) + sheet(90, 12, 58, 76),
    text: lines(20, 38, 10, 50, 28, 48, 50, 22) + lines(98, 36, 11, 16, 12, 18, 14, 16),
    strong: lines(20, 24, 10, 34) + lines(98, 24, 10, 30) + lines(122, 36, 11, 18, 12, 20, 14, 10),
    evidence: lines(54, 48, 10, 16) + lines(20, 78, 10, 22),
  },
  competencies: {
    edge: sheet(12, 10, 136, 80) + lines(12, 26, 16, 136, 136, 136, 136),
    text: lines(64, 18, 16, 56, 44, 60, 50, 40),
    strong: lines(22, 18, 16, 30, 24, 32, 28, 22),
  },
  proofTest: {
    edge: sheet(12, 10, 136, 80) + lines(12, 40, 12.5, 136, 136, 136, 136),
    text: lines(22, 30, 10, 78) + lines(38, 46.5, 12.5, 70, 54, 78, 62),
    strong: lines(22, 20, 10, 110) + lines(22, 46.5, 12.5, 4, 4, 4, 4),
    evidence: lines(124, 59, 10, 14),
  },
  coachCard: {
    edge: sheet(28, 8, 104, 84) + lines(28, 22, 40, 104, 104),
    text: lines(46, 33, 11, 70, 58, 64) + lines(52, 72, 11, 64, 48),
    strong: lines(38, 15, 10, 44) + lines(38, 33, 11, 1, 1, 1),
    evidence: ticks(38, 72, 11, 2),
  },
  evidence: {
    edge: sheet(12, 8, 136, 84) + 'M94 21h46v47',
    text: lines(22, 21, 11, 34, 28, 38, 30) + lines(44, 84, 10, 90),
    strong: lines(44, 75, 10, 76),
    evidence: lines(76, 21, 11, 14, 14, 14, 14) + lines(22, 75, 10, 10),
  },
  decision: {
    edge: sheet(12, 10, 136, 80) + lines(12, 30, 20, 136, 136),
    text: lines(90, 20, 20, 48, 38) + lines(22, 80, 8, 88),
    strong: lines(36, 20, 20, 28, 34) + lines(22, 62, 8, 62) + lines(22, 71, 8, 40),
    evidence: lines(22, 20, 20, 5, 5) + lines(76, 20, 20, 6, 6),
  },
  draft: {
    edge: sheet(10, 16, 50, 68) + 'M68 50h22M84 44l6 6l-6 6' + sheet(98, 16, 52, 68),
    text: lines(18, 40, 10, 34, 24, 34, 18) + lines(114, 30, 11, 28, 22, 28, 24, 18),
    strong: lines(18, 28, 10, 24) + lines(106, 30, 11, 1, 1, 1, 1, 1),
    evidence: lines(34, 60, 10, 18),
  },
  bucket: {
    edge: sheet(96, 10, 54, 80) + 'M76 50h12M83 45l5 5l-5 5',
    text: lines(12, 18, 13, 22, 40, 18, 34, 26, 38) + lines(44, 18, 13, 18) + lines(38, 44, 13, 24),
    strong: lines(106, 22, 14, 34, 28, 34, 24, 30),
  },
  blueprint: {
    edge: 'M66 18v-8h70v74h-10' + sheet(26, 18, 100, 72) + 'M26 40h100M76 40v50M26 64h100',
    text:
      lines(36, 50, 8, 28, 18) +
      lines(86, 50, 8, 28, 20) +
      lines(36, 74, 8, 24, 30) +
      lines(86, 74, 8, 30, 16),
    strong: lines(36, 29, 10, 52),
  },
  candidateFlow: {
    edge: 'M60 6h40a6 6 0 0 1 6 6v76a6 6 0 0 1 -6 6h-40a6 6 0 0 1 -6 -6v-76a6 6 0 0 1 6 -6zM64 40v32',
    text: lines(74, 40, 16, 22, 16, 20),
    strong: lines(64, 20, 8, 30, 20) + lines(64, 40, 16, 1, 1, 1),
  },
} as const satisfies Record<string, SketchParts>;

export type SketchName = keyof typeof sketches;
