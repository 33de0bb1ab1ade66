import { type FaqProps, FaqView } from './FaqView.tsx';
import { useOpenQuestion } from './useOpenQuestion.ts';

/** The questions of the FAQ; the fragment in the page's URL may name the question to open. */
export function Faq(props: FaqProps) {
  const ids = props.groups.flatMap(({ items }) => items.map(({ id }) => id));
  const { open, setOpen } = useOpenQuestion(ids);
  return <FaqView {...props} open={open} onOpenChange={setOpen} />;
}
