import { useAnnounce } from '../../../../src/primitives/Announcer/Announcer.tsx';
import type { KeyActions } from '../Keys/Keys.tsx';
import type { ReviewState } from '../useReview.ts';
import { type PictureView, views, zooms } from '../Viewer/usePictureView.ts';

/** Every key of the page, with what it does where somebody is. */
export function useKeyActions(
  { approve, group, finding, open, step, stepGroup }: ReviewState,
  view: PictureView,
): KeyActions {
  const announce = useAnnounce();
  /** Chooses one of a few; it is spoken, because no focus moves. */
  const choosing = (does: string, choose: () => void) => ({
    does,
    press: () => {
      choose();
      announce(does);
    },
  });
  return {
    j: { does: 'Next picture', press: () => step(1) },
    k: { does: 'Previous picture', press: () => step(-1) },
    J: { does: 'Next cause', press: () => stepGroup(1) },
    K: { does: 'Previous cause', press: () => stepGroup(-1) },
    Escape: { does: 'Back to the cause', press: () => group && open(group.id) },
    ...(approve && {
      a: { does: 'Approve what is open', press: () => void approve(finding ? 'picture' : 'cause') },
      A: { does: 'Approve the cause', press: () => void approve('cause') },
    }),
    s: choosing(views.beside, () => view.setView('beside')),
    l: choosing(views.slider, () => view.setView('slider')),
    b: choosing(views.blink, () => view.setView('blink')),
    d: choosing(views.difference, () => view.setView('difference')),
    t: { does: 'Turn over', press: view.flip },
    '.': { does: 'Next change', press: view.nextRegion },
    0: choosing(zooms.fit, () => view.setZoom('fit')),
    1: choosing(zooms.actual, () => view.setZoom('actual')),
    3: choosing(zooms.triple, () => view.setZoom('triple')),
  };
}
