import { Component, type ReactNode } from 'react';
import { site } from '../content/site.ts';
import { errorNotice } from '../content/errorNotice.ts';
import { focusText } from '../primitives/focusText.ts';
import { documentTitle } from './documentTitle.ts';
import { forgetFailed } from './pages.ts';
import { keepTyped, type Typed } from './typed.ts';
import { forgetShown } from './useRouteChange.ts';
import { ErrorNotice } from '../sections/ErrorNotice/ErrorNotice.tsx';

interface ErrorBoundaryProps {
  /** Path of the page inside. A new path resets the boundary. */
  readonly path: string;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly path: string;
  /** Set while the page at `path` has failed: what was typed there. */
  readonly typed?: Typed | undefined;
}

/** Keeps header and footer on screen when a page fails, and offers to show the page again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { path: this.props.path };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    // The failed page is still in the document, so its fields can be read now.
    return { typed: keepTyped() };
  }

  static getDerivedStateFromProps(
    { path }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return path === state.path ? null : { path, typed: undefined };
  }

  override componentDidCatch(): void {
    // What the visitor does on the notice is not kept.
    this.state.typed?.stop();
    forgetFailed();
    forgetShown();
    // As after a navigation, title and focus must match what is on screen.
    document.title = documentTitle(errorNotice.heading, site);
    const heading = document.querySelector('h1');
    if (heading) focusText(heading, { preventScroll: true });
  }

  /** Renders the page again and puts back what was typed into it. */
  #showAgain(typed: Typed): void {
    this.setState({ typed: undefined }, () => {
      if (this.state.typed === undefined) typed.restore();
      // It failed again, and the notice holds nothing to keep.
      else this.setState({ typed });
    });
  }

  override render(): ReactNode {
    const { typed } = this.state;
    if (typed === undefined) return this.props.children;
    return <ErrorNotice {...errorNotice} onRetry={() => this.#showAgain(typed)} />;
  }
}
