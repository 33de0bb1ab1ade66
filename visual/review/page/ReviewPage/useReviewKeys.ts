import type { DecisionState } from '../DecisionBar/useDecision.ts';
import { useKeys } from '../Help/useKeys.ts';
import type { ReviewState } from '../useReview.ts';
import type { PictureTools } from './usePictureTools.ts';

/** How far an arrow key moves the pictures, in px. */
const step = 120;

interface Parts {
  readonly state: ReviewState;
  readonly tools: PictureTools;
  readonly decision: DecisionState;
  /** False where nothing can be decided: on a page to read, and for what must be mended first. */
  readonly canDecide: boolean;
  readonly onHelp: () => void;
  /** Brings the pictures into sight where there is no room for all parts. */
  readonly onMove: () => void;
}

/** Ties every key to what it does. */
export function useReviewKeys(on: boolean, parts: Parts): void {
  const { state, tools, decision, canDecide, onHelp, onMove } = parts;
  const moving = (move: () => void) => (): void => {
    move();
    onMove();
  };
  const { stage, setView } = tools;
  const one = state.finding === null ? 'cause' : 'picture';
  useKeys(on, {
    j: moving(() => state.step(1)),
    k: moving(() => state.step(-1)),
    J: moving(() => state.stepGroup(1)),
    K: moving(() => state.stepGroup(-1)),
    Escape: () => state.group && state.open({ group: state.group.id, finding: null }),
    s: () => setView('beside'),
    l: () => setView('slider'),
    o: () => setView('onion'),
    b: () => setView('blink'),
    d: () => setView('difference'),
    t: tools.flip,
    '.': () => stage.nextPlace(1),
    ',': () => stage.nextPlace(-1),
    p: () => tools.setFramed(!tools.framed),
    '+': stage.zoomIn,
    '-': stage.zoomOut,
    '1': stage.actualSize,
    '0': stage.fit,
    ...(state.finding && {
      ArrowLeft: () => stage.pan(step, 0),
      ArrowRight: () => stage.pan(-step, 0),
      ArrowUp: () => stage.pan(0, step),
      ArrowDown: () => stage.pan(0, -step),
    }),
    '?': onHelp,
    ...(canDecide && {
      a: () => decision.press('approve', one),
      A: () => decision.press('approve', 'cause'),
      r: () => decision.press('reject', one),
      R: () => decision.press('reject', 'cause'),
      n: () => decision.input.current?.focus(),
    }),
    u: () => void state.undo(),
  });
}
