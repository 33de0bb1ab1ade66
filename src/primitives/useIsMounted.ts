import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Whether the component is still on the page: a visitor may have gone on before a slow answer came. */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(false);
  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
