import type { Ref } from 'react';
import * as styles from './ErrorSummary.css.ts';

interface ErrorSummaryProps {
  /** Says how many fields have errors. */
  readonly heading: string;
  /** Each error with the id of its control. */
  readonly errors: readonly { readonly controlId: string; readonly message: string }[];
  /** Ref of the heading, which the form focuses when several fields have errors. */
  readonly ref?: Ref<HTMLHeadingElement>;
  /** Whether the browser focuses the heading as the page opens, without scripts. Default false. */
  readonly focusOnLoad?: boolean;
}

/** The errors of a form, each as a link to its field. Screen readers read the heading when it is focused. */
export function ErrorSummary({ heading, errors, ref, focusOnLoad = false }: ErrorSummaryProps) {
  return (
    <div className={styles.root}>
      <h3
        ref={ref}
        tabIndex={-1}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- It opens the answer to a refused post.
        autoFocus={focusOnLoad}
        className={styles.heading}
      >
        {heading}
      </h3>
      {errors.length > 0 && (
        <ul>
          {errors.map(({ controlId, message }) => (
            <li key={controlId}>
              <a
                href={`#${controlId}`}
                className={styles.link}
                onClick={(event) => {
                  // Focuses without a new history entry: otherwise Back would stay on the page.
                  event.preventDefault();
                  document.getElementById(controlId)?.focus();
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
