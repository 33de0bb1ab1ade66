import * as Radix from '@radix-ui/react-accordion';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  createContext,
  use,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { keepTogether } from '../Heading/keepTogether.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Accordion.css.ts';

interface Selection {
  /** Name of the open item; the empty string is none. */
  readonly value: string;
  /** Called with the name of the item that should be open, or the empty string. */
  readonly onValueChange: (value: string) => void;
}

const SelectionContext = createContext<Selection>({ value: '', onValueChange: () => undefined });

interface AccordionProps extends Selection {
  /** `AccordionItem`s. */
  readonly children: ReactNode;
}

/** One item open at a time, collapsible. `value` names the open item; the empty string is none. */
export function Accordion({ children, value, onValueChange }: AccordionProps) {
  const selection = useMemo(() => ({ value, onValueChange }), [value, onValueChange]);
  return (
    <SelectionContext value={selection}>
      <Radix.Root type="single" collapsible value={value} onValueChange={onValueChange}>
        {children}
      </Radix.Root>
    </SelectionContext>
  );
}

/**
 * Radix makes each panel a landmark, named by its button. The page would be full of them, and one that
 * goes away as its panel closes keeps a screen reader from saying that it has closed.
 */
const notARegion = { role: undefined, 'aria-labelledby': undefined };

/** Radix writes measured sizes into a style attribute. Nothing uses them, and the pages' policy refuses them. */
const Panel = ({ style: _measured, ...props }: ComponentProps<'div'>) => <div {...props} />;

/** Radix takes arrows, Home and End also with a modifier, and does not let Alt and Left lead back. */
function keepFromRadix(event: KeyboardEvent): void {
  const { altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || ctrlKey || metaKey || shiftKey) event.stopPropagation();
}

interface AccordionItemProps {
  /** Names the item among its siblings, and is its fragment on the page. */
  readonly value: string;
  /** The button's text. */
  readonly heading: string;
  /** Place of the heading in the outline. Default 3. */
  readonly level?: 2 | 3 | 4;
  /** What the item discloses. */
  readonly children: ReactNode;
}

/** A heading with a button, and the panel it opens. Closed panels stay in the document. */
export function AccordionItem({ value, heading, level = 3, children }: AccordionItemProps) {
  const { value: open, onValueChange } = use(SelectionContext);
  const panel = useRef<HTMLDivElement>(null);
  const isOpen = open === value;

  // React knows `hidden` as a boolean only; the browser's third value lets find-in-page open the panel.
  useEffect(() => {
    const element = panel.current;
    if (element === null) return undefined;
    if (isOpen) element.removeAttribute('hidden');
    else element.setAttribute('hidden', 'until-found');
    const reveal = (): void => onValueChange(value);
    element.addEventListener('beforematch', reveal);
    return () => element.removeEventListener('beforematch', reveal);
  }, [isOpen, onValueChange, value]);

  const Level = `h${level}` as const;
  return (
    <Radix.Item value={value} id={value} className={styles.item}>
      <Radix.Header asChild>
        <Level className={styles.heading}>
          <Radix.Trigger className={styles.trigger} onKeyDown={keepFromRadix}>
            <span>{keepTogether(heading)}</span>
            <span className={styles.mark}>
              <Icon name="chevron" />
            </span>
          </Radix.Trigger>
          <noscript>{heading}</noscript>
        </Level>
      </Radix.Header>
      <Radix.Content asChild forceMount hidden={undefined} {...notARegion}>
        <Panel ref={panel} className={styles.panel}>
          <div className={styles.content}>{children}</div>
        </Panel>
      </Radix.Content>
    </Radix.Item>
  );
}
