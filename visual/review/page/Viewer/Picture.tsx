import { type ComponentProps, useState } from 'react';
import { missing as missingStyle } from './Viewer.css.ts';

interface PictureProps extends ComponentProps<'img'> {
  readonly src: string;
  readonly alt: string;
  /** Why there is no picture; undefined where nothing is known about that. */
  readonly missing?: string | undefined;
}

/** A picture, or why there is none. */
export function Picture({ missing, alt, ...image }: PictureProps) {
  const [gone, setGone] = useState<string>();
  if (missing === undefined && gone !== image.src)
    return <img alt={alt} draggable={false} onError={() => setGone(image.src)} {...image} />;
  return <span className={missingStyle}>{missing ?? 'Not at hand any more: capture again.'}</span>;
}

/** Address of a picture beside the page, whether that is served or lies in a folder. */
export const addressOf = (hash: string): string => `pictures/${hash}.webp`;
