import { type ComponentProps, useState } from 'react';
import { missing } from './Viewer.css.ts';

interface PictureProps extends ComponentProps<'img'> {
  readonly src: string;
  readonly alt: string;
}

/** A picture, or that there is none. */
export function Picture({ alt, ...image }: PictureProps) {
  const [gone, setGone] = useState<string>();
  if (gone !== image.src)
    return <img alt={alt} draggable={false} onError={() => setGone(image.src)} {...image} />;
  return <span className={missing}>Not at hand: npm run visual -- review says why.</span>;
}

/** Address of a picture beside the page, whether that is served or lies in a folder. */
export const addressOf = (hash: string): string => `pictures/${hash}.png`;
