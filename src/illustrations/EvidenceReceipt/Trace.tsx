import { mark, tick, trace } from './EvidenceReceipt.css.ts';

type Place =
  | {
      /** Minute and second of the tick, `mm:ss`. */
      readonly time: string;
      /** Length of the whole trace in minutes. */
      readonly minutes: number;
    }
  | {
      /** The chosen answer of four, from A to D. */
      readonly letter: string;
    };

/** `words` is the place as text: the time, or the letter. */
type TraceProps = Place & { readonly words: string };

/** Width of the drawing in its own units. */
const width = 240;

const secondsOf = (time: string): number => {
  const [minutes = 0, seconds = 0] = time.split(':').map(Number);
  return minutes * 60 + seconds;
};

/** How far along the trace the tick is, from 0 to 1. */
const shareOf = (props: Place): number =>
  'letter' in props
    ? ('ABCD'.indexOf(props.letter) + 0.5) / 4
    : secondsOf(props.time) / (props.minutes * 60);

/** Where the evidence is: as text, and as a tick on a ruler of a conversation's minutes or a test's answers. */
export function Trace(props: TraceProps) {
  const x = Math.round(Math.min(Math.max(shareOf(props), 0), 1) * (width - 4)) + 2;
  return (
    <div className={mark}>
      <p>{props.words}</p>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} 20`}
        preserveAspectRatio="none"
        className={trace}
      >
        {/* The ruler is a dashed line: each dash is a minute, or an answer. */}
        <path
          d={`M0 14.5H${width}`}
          stroke="currentColor"
          strokeWidth="7"
          strokeDasharray={'letter' in props ? '2 58' : `1 ${(width - 1) / props.minutes - 1}`}
          strokeDashoffset={'letter' in props ? -29 : 0}
        />
        <path d={`M0 18H${width}`} stroke="currentColor" />
        <path d={`M${x} 0V18`} className={tick} />
      </svg>
    </div>
  );
}
