import { use } from 'react';
import type { Finding, PictureRef, Region } from '../../../findings.ts';
import { nameOf } from '../position.ts';
import { SourcesContext } from '../sources.ts';
import * as styles from './CauseSheet.css.ts';

/** Height of half a tile, and half the width that it has at least, in px. */
const window = { height: 80, halfWidth: 120 } as const;

function translationTo({ x, y, width, height }: Region, picture: PictureRef): string {
  const top = y + Math.min(height, window.height) / 2 - window.height / 2;
  const lowest = Math.max(0, picture.height - window.height);
  const center = x + Math.min(width, 2 * window.halfWidth) / 2;
  return `translate(${-Math.round(center)}px, ${-Math.round(Math.min(Math.max(top, 0), lowest))}px)`;
}

interface CropProps {
  readonly picture: PictureRef;
  /** What it shows at full size; the whole picture, fitted, where there is none. */
  readonly region: Region | undefined;
}

function Crop({ picture, region }: CropProps) {
  const src = use(SourcesContext).picture(picture.hash);
  if (!region)
    return <img src={src} alt="" loading="lazy" decoding="async" className={styles.fitted} />;
  return (
    <span className={styles.half}>
      <img
        src={src}
        alt=""
        loading="lazy"
        decoding="async"
        width={picture.width}
        height={picture.height}
        className={styles.crop}
        style={{ transform: translationTo(region, picture) }}
      />
    </span>
  );
}

interface TileProps {
  readonly finding: Finding;
  /** It has another cause, and is written once both are approved. */
  readonly hasOtherCause: boolean;
  readonly onOpen: () => void;
}

/** The first changed place of a picture at full size, before above after; a new picture as a whole. */
export function Tile({ finding, hasOtherCause, onOpen }: TileProps) {
  const { before, after, change, mode } = finding;
  const region = change?.regions[0];
  const one = after ?? before;
  const isPair = before !== null && after !== null && before.hash !== after.hash;
  return (
    <button type="button" className={styles.tile} onClick={onOpen}>
      <span className={`${styles.halves} ${isPair ? '' : styles.single}`}>
        {isPair && <Crop picture={before} region={region} />}
        {one && <Crop picture={one} region={region} />}
      </span>
      <span className={styles.caption}>
        <span className={styles.name}>{nameOf(finding)}</span>
        <span className={styles.mode}>
          {mode}
          {hasOtherCause && ', and another cause'}
        </span>
      </span>
    </button>
  );
}
