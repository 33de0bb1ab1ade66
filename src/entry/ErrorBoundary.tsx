import { Component, type ReactNode } from 'react';
import { site } from '../content/site.ts';
import { errorNotice } from '../content/system.ts';
import { focusText } from '../primitives/focusText.ts';
import { ErrorNotice } from '../sections/ErrorNotice/ErrorNotice.tsx';

interface ErrorBoundaryProps {
  /** Path of the page inside. A new path resets the boundary. */
  readonly path: string;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly path: string;
  /** Whether the page at `path` has failed. */
  readonly hasFailed: boolean;
}

/** Keeps header and footer standing when a page fails, and offers a way back. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { path: this.props.path, hasFailed: false };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { path }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return path === state.path ? null : { path, hasFailed: false };
  }

  override componentDidCatch(): void {
    // As after any navigation, title and focus tell what is on screen.
    document.title = `${errorNotice.heading} | ${site.product}`;
    const heading = document.querySelector('h1');
    if (heading) focusText(heading, { preventScroll: true });
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    // A failed module import is cached until the page is reloaded.
    return <ErrorNotice {...errorNotice} onRetry={() => window.location.reload()} />;
  }
}
