import { Component, type ReactNode } from 'react';
import { errorNotice } from '../content/system.ts';
import { ErrorNotice } from '../sections/ErrorNotice/ErrorNotice.tsx';

interface ErrorBoundaryProps {
  /** A change of this value gives the content another chance. */
  readonly resetKey: string;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failedAt: string | undefined;
}

/** Keeps header and footer standing when a page fails, and offers a way back. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failedAt: undefined };

  override componentDidCatch(): void {
    this.setState({ failedAt: this.props.resetKey });
  }

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failedAt: '' };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    { failedAt }: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return failedAt !== undefined && failedAt !== '' && failedAt !== resetKey
      ? { failedAt: undefined }
      : null;
  }

  override render(): ReactNode {
    if (this.state.failedAt === undefined) return this.props.children;
    return <ErrorNotice {...errorNotice} onRetry={() => this.setState({ failedAt: undefined })} />;
  }
}
