import { useEffect } from 'react';

/** Puts a mark before the title of the page while something has to be mended. */
export function useErrorInTitle(hasError: boolean, title: string): void {
  useEffect(() => {
    if (!hasError) return undefined;
    const mark = `${title}: `;
    document.title = mark + document.title;
    return () => {
      // A change of page may have set another title by now.
      if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length);
    };
  }, [hasError, title]);
}
