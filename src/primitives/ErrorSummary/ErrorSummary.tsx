import type { Ref } from 'react';
import * as styles from './ErrorSummary.css.ts';

interface ErrorSummaryProps {
  /** Says how many fields are refused. */
  readonly heading: string;
  /** Each error with the id of its control. */
  readonly errors: readonly { readonly controlId: string; readonly message: string }[];
  /** The heading, which takes focus when several fields were refused. */
  readonly ref?: Ref<HTMLHeadingElement>;
  /** Whether the browser focuses it as the page opens, without scripts. Default false. */
  readonly focusOnLoad?: boolean;
}

/** Lists what is wrong with a form, each line a link to its field. Its heading is spoken by its focus. */
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
                  // Focus without a new history entry: Back must leave the page, not the form.
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
