import { use } from 'react';
import type { Region } from '../../../changes.ts';
import type { Finding, PictureRef } from '../../../findings.ts';
import type { Verdict } from '../../model.ts';
import { placeOf } from '../groups.ts';
import { SourcesContext } from '../sources.ts';
import { VerdictMark } from '../VerdictMark/VerdictMark.tsx';
import * as styles from './CauseSheet.css.ts';

/** Height of half a tile, and half the width that it has at least, in px. */
const window = { height: 80, halfWidth: 120 } as const;

function Crop({
  picture,
  region,
}: {
  readonly picture: PictureRef;
  readonly region?: Region | undefined;
}) {
  const sources = use(SourcesContext);
  const middle = region ? region.y + Math.min(region.height, window.height) / 2 : 0;
  const top = Math.min(
    Math.max(middle - window.height / 2, 0),
    Math.max(0, picture.height - window.height),
  );
  const center = region
    ? region.x + Math.min(region.width, 2 * window.halfWidth) / 2
    : picture.width / 2;
  return (
    <span className={styles.half}>
      <img
        src={sources.picture(picture.hash)}
        alt=""
        loading="lazy"
        decoding="async"
        width={picture.width}
        height={picture.height}
        className={styles.crop}
        style={{ transform: `translate(${-Math.round(center)}px, ${-Math.round(top)}px)` }}
      />
    </span>
  );
}

interface TileProps {
  readonly finding: Finding;
  readonly isOutlier: boolean;
  readonly verdict: Verdict | null;
  readonly onOpen: () => void;
}

/** The first changed place of a picture at full size, before above after. */
export function Tile({ finding, isOutlier, verdict, onOpen }: TileProps) {
  const { component, name } = placeOf(finding);
  const { before, after, change } = finding;
  const region = change?.regions[0];
  return (
    <button type="button" className={styles.tile} onClick={onOpen}>
      <span className={`${styles.halves} ${before && after ? '' : styles.single}`}>
        {before && <Crop picture={before} region={region} />}
        {after && <Crop picture={after} region={region} />}
      </span>
      <span className={styles.caption}>
        <span>
          <span className={styles.name}>
            {component} {name}
          </span>
          <span className={styles.mode}>
            {finding.mode}
            {isOutlier && <span className={styles.outlier}>, shows more</span>}
          </span>
        </span>
        <VerdictMark verdict={verdict} />
      </span>
    </button>
  );
}
