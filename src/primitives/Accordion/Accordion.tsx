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
  /** Name of the open item; '' if no item is open. */
  readonly value: string;
  /** Called with the name of the item that should be open, or ''. */
  readonly onValueChange: (value: string) => void;
}

const SelectionContext = createContext<Selection>({ value: '', onValueChange: () => undefined });

interface AccordionProps extends Selection {
  /** `AccordionItem`s. */
  readonly children: ReactNode;
}

/** A list of items of which at most one is open. */
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
 * Removes the landmark that Radix makes of each panel. The page would be full of landmarks, and one that
 * vanishes as its panel closes keeps screen readers from saying that the panel has closed.
 */
const notARegion = { role: undefined, 'aria-labelledby': undefined };

/** Drops Radix's style attribute with measured sizes: nothing uses it, and the page's policy blocks it. */
const Panel = ({ style: _measured, ...props }: ComponentProps<'div'>) => <div {...props} />;

/** Keeps keys with a modifier from Radix, which would also handle Alt+Left, the browser's Back. */
function keepFromRadix(event: KeyboardEvent): void {
  const { altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || ctrlKey || metaKey || shiftKey) event.stopPropagation();
}

interface AccordionItemProps {
  /** Name of the item, and its id on the page, for links. */
  readonly value: string;
  /** The button's text. */
  readonly heading: string;
  /** Level of the heading. Default 3. */
  readonly level?: 2 | 3 | 4;
  /** What the item discloses. */
  readonly children: ReactNode;
}

/** A heading with a button, and the panel it opens. Closed panels stay in the document. */
export function AccordionItem({ value, heading, level = 3, children }: AccordionItemProps) {
  const { value: open, onValueChange } = use(SelectionContext);
  const panel = useRef<HTMLDivElement>(null);
  const isOpen = open === value;

  // `hidden="until-found"` lets find-in-page open the panel. Set by hand: React would write a plain `hidden`.
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
          {/* Without scripts the button is not shown, and this is the heading. */}
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
