import {
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';

interface TakeoverProps {
  /** Element to render. Default `div`. */
  readonly as?: 'div' | 'header';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Rendered last in a part: its effects run once React has rendered or hydrated the whole part. */
function Ready({ part }: { readonly part: RefObject<HTMLElement | null> }) {
  // In a layout effect, so that src/entry/browser.tsx restores focus and typed text of a redrawn part at once.
  useLayoutEffect(() => {
    document.dispatchEvent(new Event('drawn'));
  }, []);
  useEffect(() => {
    // In a task of its own: a click replayed while React is still rendering would not hydrate its target.
    setTimeout(() => {
      // In the same task, so that no press comes between the two.
      part.current?.removeAttribute('data-waiting');
      part.current?.dispatchEvent(new Event('hydrated', { bubbles: true }));
    });
  }, [part]);
  return null;
}

/**
 * A part of the page that React hydrates by itself; a pressed part comes first. If an extension or a
 * translator has changed the document before, React renders only this part anew. Until hydration it has the
 * attribute `data-waiting`. It dispatches `drawn` when React has rendered it, and `hydrated` once it handles
 * events.
 */
export function Takeover({ as: Element = 'div', className, children }: TakeoverProps) {
  const part = useRef<HTMLElement>(null);
  return (
    <Element
      ref={part as RefObject<HTMLDivElement | null>}
      className={className}
      // `Ready` removes the attribute by hand: with a state, each part would render twice.
      data-waiting=""
    >
      <Suspense>
        {children}
        <Ready part={part} />
      </Suspense>
    </Element>
  );
}
