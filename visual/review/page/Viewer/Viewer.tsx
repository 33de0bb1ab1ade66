import { Button } from '../../../../src/primitives/Button/Button.tsx';
import { Heading } from '../../../../src/primitives/Heading/Heading.tsx';
import { Icon } from '../../../../src/primitives/Icon/Icon.tsx';
import { Stack } from '../../../../src/primitives/Stack/Stack.tsx';
import { Text } from '../../../../src/primitives/Text/Text.tsx';
import type { TextName } from '../../../approved.ts';
import type { Finding } from '../../../findings.ts';
import { storyIn } from '../../model.ts';
import { tiles } from '../CauseSheet/CauseSheet.css.ts';
import { Tile } from '../CauseSheet/Tile.tsx';
import { Lines } from '../Lines/Lines.tsx';
import { Choice } from './Choice.tsx';
import { Panes, type PictureView, views, zooms } from './Panes.tsx';
import { linkTo } from '../useAddress.ts';
import * as styles from './Viewer.css.ts';

const titles: Readonly<Record<TextName, string>> = {
  tree: 'Accessibility tree',
  fingerprint: 'What a still picture cannot show',
};

interface ViewerProps {
  readonly finding: Finding;
  readonly view: PictureView;
  readonly onView: (view: PictureView) => void;
  /** Every finding of the same story, in each mode. */
  readonly ofStory: readonly Finding[];
  /** Place of the finding among those of its cause, such as `2 of 9`. */
  readonly position: string;
  readonly onStep: (by: 1 | -1) => void;
  /** Goes back to the whole cause. */
  readonly onBack: () => void;
  readonly onOpen: (finding: string) => void;
}

/** One picture before and after, with its message, its changed texts, and its story in other modes. */
export function Viewer({ finding, view, ofStory, position, ...actions }: ViewerProps) {
  const { onView, onStep, onBack, onOpen } = actions;
  const { kind, mode, message, texts } = finding;
  const changed = (Object.keys(titles) as TextName[]).filter((name) => texts?.[name].length);
  return (
    <Stack gap={3}>
      <Stack direction="row" gap={3}>
        <Button tone="quiet" aria-label="All pictures of this cause" onClick={onBack}>
          <Icon name="previous" /> All
        </Button>
        <Button tone="quiet" aria-label="Previous picture" onClick={() => onStep(-1)}>
          <Icon name="previous" />
        </Button>
        <Button tone="quiet" aria-label="Next picture" onClick={() => onStep(1)}>
          <Icon name="next" />
        </Button>
        <Heading level={2} size="body">
          {`${storyIn(finding)}, ${mode}, ${position}`}
        </Heading>
        <a className={styles.link} href={linkTo(finding.id)}>
          Link to this
        </a>
      </Stack>
      {kind === 'changed' && (
        <Stack direction="row" gap={{ narrow: 1, wide: 6 }}>
          <Choice
            label="View"
            value={view.view}
            options={views}
            onChange={(chosen) => onView({ ...view, view: chosen })}
          />
          <Choice
            label="Size"
            value={view.zoom}
            options={zooms}
            onChange={(zoom) => onView({ ...view, zoom })}
          />
        </Stack>
      )}
      {kind !== 'text' && <Panes finding={finding} {...view} />}
      <Text size="small">{message}</Text>
      {changed.map((name) => (
        <Lines key={name} title={titles[name]} lines={texts?.[name] ?? []} />
      ))}
      {ofStory.length > 1 && (
        <>
          <Heading level={3} size="body">
            This story in its modes
          </Heading>
          <ul className={tiles}>
            {ofStory.map((one) => (
              <li key={one.id}>
                <Tile
                  finding={one}
                  isWhole
                  isCurrent={one.id === finding.id}
                  onOpen={() => onOpen(one.id)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </Stack>
  );
}
