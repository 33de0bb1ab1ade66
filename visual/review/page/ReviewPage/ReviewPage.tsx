import { useRef, useState } from 'react';
import { Notice } from '../../../../src/primitives/Notice/Notice.tsx';
import type { Review } from '../../model.ts';
import { CauseList } from '../CauseList/CauseList.tsx';
import { Choice } from '../Choice/Choice.tsx';
import { DecisionBar } from '../DecisionBar/DecisionBar.tsx';
import { useDecision } from '../DecisionBar/useDecision.ts';
import { Filters } from '../Filters/Filters.tsx';
import { reach, type Scope } from '../groups.ts';
import { Help } from '../Help/Help.tsx';
import { type Keeper, useReview } from '../useReview.ts';
import { Header } from './Header.tsx';
import { Details, Pictures } from './Parts.tsx';
import * as styles from './ReviewPage.css.ts';
import { usePictureTools } from './usePictureTools.ts';
import { useReviewKeys } from './useReviewKeys.ts';

const parts = { causes: 'Causes', main: 'Pictures' } as const;
const partsOfPicture = { ...parts, details: 'Details' } as const;
type Part = keyof typeof partsOfPicture;

interface ReviewPageProps {
  readonly review: Review;
  /** Keeps what is decided; null makes the page one to read. */
  readonly keeper: Keeper | null;
}

/** Causes on the left, their pictures in the middle, what is known of one picture on the right. */
export function ReviewPage({ review: initial, keeper }: ReviewPageProps) {
  const state = useReview(initial, keeper);
  const { review, group, groups, finding, decisions } = state;
  const tools = usePictureTools(finding);
  const decision = useDecision(state.note, state.decide);
  const [scope, setScope] = useState<Scope>('picture');
  const [wantedPart, setPart] = useState<Part>('causes');
  const [help, setHelp] = useState(false);
  const [keysOn, setKeysOn] = useState(true);
  const helpButton = useRef<HTMLSpanElement>(null);
  const canDecide = keeper !== null && group !== null && group.cause !== null;
  const count = (of: Scope): number =>
    group === null ? 0 : reach(of, group, finding, groups, decisions).length;
  const part = finding === null && wantedPart === 'details' ? 'main' : wantedPart;
  const hiddenUnless = (of: Part): string => (of === part ? '' : styles.aside);
  const onHelp = (): void => setHelp(true);

  const onMove = (): void => setPart('main');

  useReviewKeys(keysOn && !help, { state, tools, decision, canDecide, onHelp, onMove });

  return (
    <div className={styles.root}>
      <Header
        decided={decisions.size}
        total={review.causes.reduce((sum, cause) => sum + cause.findings.length, 0)}
        reviewer={keeper && review.reviewer}
        drafts={review.drafts.length}
        onUndo={() => void state.undo()}
        onRecord={() => void state.record()}
        onHelp={onHelp}
        helpButton={helpButton}
      />
      <main className={`${styles.body} ${finding ? styles.withDetails : ''}`}>
        <nav aria-label="Review" className={`${styles.causes} ${hiddenUnless('causes')}`}>
          <Filters findings={review.findings} value={state.filters} onChange={state.setFilters} />
          <CauseList
            groups={groups}
            current={group?.id ?? null}
            decisions={decisions}
            onOpen={(id) => {
              state.open({ group: id, finding: null });
              setPart('main');
            }}
          />
        </nav>
        <section aria-label="Pictures" className={`${styles.main} ${hiddenUnless('main')}`}>
          <Pictures state={state} tools={tools} />
        </section>
        {finding && (
          <section aria-label="Details" className={`${styles.details} ${hiddenUnless('details')}`}>
            <Details state={state} tools={tools} />
          </section>
        )}
      </main>
      <footer>
        {state.failure && (
          <div className={styles.failure}>
            <Notice>{state.failure}</Notice>
          </div>
        )}
        {canDecide && (
          <DecisionBar
            counts={{ picture: count('picture'), story: count('story'), cause: count('cause') }}
            scope={finding === null ? 'cause' : scope}
            onScope={setScope}
            note={state.note}
            onNote={state.setNote}
            decision={decision}
          />
        )}
        <div className={styles.parts}>
          <Choice<Part>
            label="Part"
            name="part"
            value={part}
            options={(finding === null ? parts : partsOfPicture) as typeof partsOfPicture}
            onChange={setPart}
          />
        </div>
      </footer>
      <Help
        open={help}
        onOpenChange={setHelp}
        returnFocusTo={() => helpButton.current?.querySelector('button') ?? null}
        keysOn={keysOn}
        onKeysOn={setKeysOn}
      />
    </div>
  );
}
