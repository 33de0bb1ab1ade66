import { Icon } from '../../../../src/primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../../src/primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Verdict } from '../../model.ts';
import { mark } from './VerdictMark.css.ts';

const words = { approve: 'approved', reject: 'rejected', open: 'open' } as const;

/** Says whether a picture was approved, rejected or is still open, by shape, color and word. */
export function VerdictMark({ verdict }: { readonly verdict: Verdict | null }) {
  return (
    <span className={mark[verdict ?? 'open']}>
      {verdict !== null && <Icon name={verdict === 'approve' ? 'check' : 'close'} />}
      <VisuallyHidden>{words[verdict ?? 'open']}</VisuallyHidden>
    </span>
  );
}
