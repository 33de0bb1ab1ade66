import { useEffect } from 'react';

/** Puts `prefix`, such as “Error”, before the page’s title while a form has an error. */
export function useErrorInTitle(hasError: boolean, prefix: string): void {
  useEffect(() => {
    if (!hasError) return undefined;
    const mark = `${prefix}: `;
    document.title = mark + document.title;
    return () => {
      // Navigation to another page may have replaced the title already.
      if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length);
    };
  }, [hasError, prefix]);
}
