import { Text } from '../../../../src/primitives/Text/Text.tsx';
import type { PictureRef } from '../../../approved.ts';
import type { Finding, Region } from '../../../findings.ts';
import { addressOf, storyIn } from '../../model.ts';
import * as styles from './CauseSheet.css.ts';

/** How much of a large region is shown from its top left corner, in px. */
const most = { width: 240, height: 80 } as const;

/** Value of `object-position` that puts the middle of a region into the middle of its box. */
function positionOf({ x, y, width, height }: Region, picture: PictureRef): string {
  const left = picture.width / 2 - x - Math.min(width, most.width) / 2;
  const top = picture.height / 2 - y - Math.min(height, most.height) / 2;
  return `calc(50% + ${left}px) calc(50% + ${top}px)`;
}

interface TileProps {
  readonly finding: Finding;
  /** Whether the finding has another cause, too; it is written once both are approved. Default: no. */
  readonly hasOtherCause?: boolean;
  /** Whether to show all of the new picture. Default: only the changed region, before and after. */
  readonly isWhole?: boolean;
  /** Whether the finding is the one that is open. Default: no. */
  readonly isCurrent?: boolean;
  readonly onOpen: () => void;
}

/** The first changed region of a picture at full size, before above after; a new picture as a whole. */
export function Tile({ finding, hasOtherCause, isWhole, isCurrent, onOpen }: TileProps) {
  const { before, after, regions, mode } = finding;
  const [region] = isWhole ? [] : regions;
  const isPair = !isWhole && before !== null && after !== null && before.picture !== after.picture;
  const shown = isPair ? [before, after] : [after ?? before];
  return (
    <button
      type="button"
      className={styles.tile}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onOpen}
    >
      <span className={`${styles.crops} ${isPair ? '' : styles.single}`}>
        {shown.map(
          (picture) =>
            picture && (
              <img
                key={picture.picture}
                src={addressOf(picture.picture)}
                alt=""
                loading="lazy"
                decoding="async"
                className={region ? styles.crop : styles.fitted}
                style={region && { objectPosition: positionOf(region, picture) }}
              />
            ),
        )}
      </span>
      <span className={styles.caption}>
        {!isWhole && (
          <Text as="span" size="small" tone="strong">
            {storyIn(finding)}
          </Text>
        )}
        <Text as="span" size="mono">
          {mode}
          {hasOtherCause && ', and another cause'}
        </Text>
      </span>
    </button>
  );
}
