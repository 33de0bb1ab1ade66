import type { KeyActions } from '../Keys/useKeys.ts';
import type { ReviewState } from '../useReview.ts';
import type { PictureView } from '../Viewer/usePictureView.ts';

/** Every key of the page, with what it does where somebody is. */
export function keyActions(state: ReviewState, view: PictureView): KeyActions {
  const { approve, group, finding, open, step, stepGroup } = state;
  const { setView, setZoom } = view;
  return {
    j: { does: 'next picture', press: () => step(1) },
    k: { does: 'last picture', press: () => step(-1) },
    J: { does: 'next cause', press: () => stepGroup(1) },
    K: { does: 'last cause', press: () => stepGroup(-1) },
    Escape: {
      does: 'back to the cause',
      press: () => group && open({ group: group.id, finding: null }),
    },
    ...(approve && {
      a: {
        does: 'approve what is open',
        press: () => void approve(finding ? 'picture' : 'cause'),
      },
      A: { does: 'approve the cause', press: () => void approve('cause') },
    }),
    s: { does: 'side by side', press: () => setView('beside') },
    l: { does: 'slider', press: () => setView('slider') },
    b: { does: 'blink', press: () => setView('blink') },
    d: { does: 'difference', press: () => setView('difference') },
    t: { does: 'turn over', press: view.flip },
    '.': { does: 'next changed place', press: view.nextPlace },
    '0': { does: 'fit', press: () => setZoom('fit') },
    '1': { does: 'actual size', press: () => setZoom('actual') },
    '3': { does: '300 %', press: () => setZoom('triple') },
  };
}
