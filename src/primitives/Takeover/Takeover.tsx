import {
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';

interface TakeoverProps {
  /** The element of this part. Default `div`. */
  readonly as?: 'div' | 'header';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Rendered last in a part: its effect runs once React has all of it. */
function Ready({ part }: { readonly part: RefObject<HTMLElement | null> }) {
  // Before anything else can happen: what was drawn anew gets back focus and text.
  useLayoutEffect(() => {
    document.dispatchEvent(new Event('drawn'));
  }, []);
  useEffect(() => {
    // In a task of its own: React hydrates what a click hits, but not while it is still rendering.
    setTimeout(() => {
      // Together, so that no press falls between them.
      part.current?.removeAttribute('data-waiting');
      part.current?.dispatchEvent(new Event('hydrated', { bubbles: true }));
    });
  }, [part]);
  return null;
}

/**
 * A part of the page that the application takes over by itself, the pressed one first. Where an extension
 * or a translator has changed the document before, React draws this part anew and leaves the others.
 * Until then it has the attribute `data-waiting`. It sends `drawn` as it is drawn, and `hydrated` once it answers
 * to events.
 */
export function Takeover({ as: Element = 'div', className, children }: TakeoverProps) {
  const part = useRef<HTMLElement>(null);
  return (
    <Element
      ref={part as RefObject<HTMLDivElement | null>}
      className={className}
      // Taken away by hand: a state would render each part twice.
      data-waiting=""
    >
      <Suspense>
        {children}
        <Ready part={part} />
      </Suspense>
    </Element>
  );
}
