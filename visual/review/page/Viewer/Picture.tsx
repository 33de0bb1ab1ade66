import { type ComponentProps, useState } from 'react';
import { Text } from '../../../../src/primitives/Text/Text.tsx';

interface PictureProps extends ComponentProps<'img'> {
  readonly src: string;
  /** Why there is no picture; undefined where nothing is known about that. */
  readonly missing?: string | undefined;
}

/** A picture, or why there is none. */
export function Picture({ missing, ...image }: PictureProps) {
  const [gone, setGone] = useState<string>();
  if (missing === undefined && gone !== image.src)
    return <img draggable={false} onError={() => setGone(image.src)} {...image} />;
  return (
    <Text as="span" size="small">
      {missing ?? 'Not at hand any more: run npm run visual -- capture.'}
    </Text>
  );
}

/** Address of a picture beside the page, whether that is served or lies in a folder. */
export const addressOf = (hash: string): string => `pictures/${hash}.webp`;
