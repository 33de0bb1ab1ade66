import { use } from 'react';
import type { Finding, PictureRef, Region } from '../../../findings.ts';
import { nameOf } from '../position.ts';
import { SourcesContext } from '../sources.ts';
import * as styles from './CauseSheet.css.ts';

/** How much of a large region is shown from its top left corner, in px. */
const most = { width: 240, height: 80 } as const;

/** Puts the middle of a region into the middle of its box. */
function positionOf({ x, y, width, height }: Region, picture: PictureRef): string {
  const left = picture.width / 2 - x - Math.min(width, most.width) / 2;
  const top = picture.height / 2 - y - Math.min(height, most.height) / 2;
  return `calc(50% + ${left}px) calc(50% + ${top}px)`;
}

interface CropProps {
  readonly picture: PictureRef;
  /** What it shows at full size; the whole picture, fitted, where there is none. */
  readonly region: Region | undefined;
}

function Crop({ picture, region }: CropProps) {
  return (
    <img
      src={use(SourcesContext).picture(picture.hash)}
      alt=""
      loading="lazy"
      decoding="async"
      className={region ? styles.crop : styles.fitted}
      style={region && { objectPosition: positionOf(region, picture) }}
    />
  );
}

interface TileProps {
  readonly finding: Finding;
  /** It has another cause, and is written once both are approved. */
  readonly hasOtherCause: boolean;
  readonly onOpen: () => void;
}

/** The first changed region of a picture at full size, before above after; a new picture as a whole. */
export function Tile({ finding, hasOtherCause, onOpen }: TileProps) {
  const { before, after, change, mode } = finding;
  const region = change?.regions[0];
  const one = after ?? before;
  const isPair = before !== null && after !== null && before.hash !== after.hash;
  return (
    <button type="button" className={styles.tile} onClick={onOpen}>
      <span className={`${styles.crops} ${isPair ? '' : styles.single}`}>
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
