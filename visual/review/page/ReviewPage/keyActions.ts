import type { KeyActions } from '../Keys/useKeys.ts';
import type { ReviewState } from '../useReview.ts';
import { type PictureView, views, zooms } from '../Viewer/usePictureView.ts';

const viewKeys = { s: 'beside', l: 'slider', b: 'blink', d: 'difference' } as const;
const zoomKeys = { 0: 'fit', 1: 'actual', 3: 'triple' } as const;

/**
 * Every key of the page, with what it does where somebody is.
 *
 * @param announce - Speaks what a key changed where no focus moves.
 */
export function keyActions(
  { approve, group, finding, open, step, stepGroup }: ReviewState,
  view: PictureView,
  announce: (message: string) => void,
): KeyActions {
  const chosen = <Value extends string>(
    keys: Readonly<Record<string, Value>>,
    names: Readonly<Record<Value, string>>,
    choose: (value: Value) => void,
  ): KeyActions =>
    Object.fromEntries(
      Object.entries(keys).map(([key, value]) => {
        const press = (): void => {
          choose(value);
          announce(names[value]);
        };
        return [key, { does: names[value], press }];
      }),
    );
  return {
    j: { does: 'Next picture', press: () => step(1) },
    k: { does: 'Last picture', press: () => step(-1) },
    J: { does: 'Next cause', press: () => stepGroup(1) },
    K: { does: 'Last cause', press: () => stepGroup(-1) },
    Escape: {
      does: 'Back to the cause',
      press: () => group && open({ group: group.id, finding: null }),
    },
    ...(approve && {
      a: {
        does: 'Approve what is open',
        press: () => void approve(finding ? 'picture' : 'cause'),
      },
      A: { does: 'Approve the cause', press: () => void approve('cause') },
    }),
    ...chosen(viewKeys, views, view.setView),
    t: { does: 'Turn over', press: view.flip },
    '.': { does: 'Next change', press: view.next },
    ...chosen(zoomKeys, zooms, view.setZoom),
  };
}
