import { useEffect } from 'react';

/** Puts `title` before the title of the page while a form has an error. */
export function useErrorInTitle(hasError: boolean, title: string): void {
  useEffect(() => {
    if (!hasError) return undefined;
    const mark = `${title}: `;
    document.title = mark + document.title;
    return () => {
      // Navigation to another page may have replaced the title already.
      if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length);
    };
  }, [hasError, title]);
}
