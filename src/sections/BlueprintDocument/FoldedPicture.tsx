import { SamplePicture } from '../../layout/SampleSheet/SamplePicture.tsx';
import { PhoneMore, type PhoneMoreProps } from '../../primitives/PhoneMore/PhoneMore.tsx';

/** The picture of a part of the document, folded on a phone. */
export function FoldedPicture({ children, ...fold }: PhoneMoreProps) {
  return (
    <PhoneMore {...fold}>
      <SamplePicture>{children}</SamplePicture>
    </PhoneMore>
  );
}
