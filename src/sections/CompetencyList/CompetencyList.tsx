import { Section, type SectionWords } from '../../primitives/Band/Section.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './CompetencyList.css.ts';

/** A competency with what speaks for it in the text. */
export interface ListedCompetency {
  /** Also the id of its heading. */
  readonly id: string;
  readonly name: string;
  /** Why it is in the list, in a sentence. */
  readonly reason: string;
  /** The marked phrases, each once. */
  readonly phrases: readonly string[];
  /** Id of its first mark in the page. Default: it has none. */
  readonly firstMark?: string;
  /** Says that the text hardly speaks for it. Default: the text does. */
  readonly doubt?: string;
}

export interface CompetencyListProps extends SectionWords {
  /** Five. */
  readonly items: readonly ListedCompetency[];
  /** The one that may take the place of another. Default: there is none. */
  readonly sixth?: ListedCompetency;
  /** Called with the id of the competency that the sixth replaces. */
  readonly onSwap: (id: string) => void;
  /** Labels of the links and buttons. */
  readonly words: {
    readonly show: string;
    /** `{name}` is the one that takes the place. */
    readonly swap: string;
    readonly sixth: string;
  };
}

/** The phrases of a competency, and the way to them in the text. */
function Support({ item, show }: { readonly item: ListedCompetency; readonly show: string }) {
  return (
    <>
      <Text>{item.reason}</Text>
      {item.doubt !== undefined && <p className={styles.doubt}>{item.doubt}</p>}
      {item.phrases.length > 0 && (
        <ul className={styles.phrases}>
          {item.phrases.map((phrase) => (
            <li key={phrase} className={styles.phrase}>
              “{phrase}”
            </li>
          ))}
        </ul>
      )}
      {item.firstMark !== undefined && (
        <a href={`#${item.firstMark}`} className={styles.show}>
          {show}
          <VisuallyHidden> {item.name}</VisuallyHidden>
        </a>
      )}
    </>
  );
}

/** Five competencies under headings of their own, and a sixth that may take the place of one. */
export function CompetencyList(props: CompetencyListProps) {
  const { heading, lead, items, sixth, onSwap, words } = props;
  return (
    <Section id="competencies" heading={heading} lead={lead} tone="sunken">
      <div className={styles.root}>
        {items.map((item, index) => (
          // By their place: the focus stays on the button whose competency is swapped.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className={styles.item}>
            <div className={styles.title}>
              <span aria-hidden="true" className={styles.place}>
                {index + 1}
              </span>
              <Heading level={3} id={item.id}>
                {item.name}
              </Heading>
            </div>
            <Support item={item} show={words.show} />
            {sixth !== undefined && (
              <div className={styles.swap}>
                <Button tone="quiet" size="compact" onClick={() => onSwap(item.id)}>
                  <span>
                    <VisuallyHidden>{item.name}: </VisuallyHidden>
                    {words.swap.replace('{name}', sixth.name.toLowerCase())}
                  </span>
                </Button>
              </div>
            )}
          </div>
        ))}
        {sixth !== undefined && (
          <div className={styles.sixth}>
            <Text size="small">{words.sixth}</Text>
            <Heading level={3} id={sixth.id}>
              {sixth.name}
            </Heading>
            <Support item={sixth} show={words.show} />
          </div>
        )}
      </div>
    </Section>
  );
}
