import { Component, type ReactNode } from 'react';
import { retryFailedChunks } from '../routes/lazy.ts';

export interface ErrorBoundaryProps {
  /** In place of the children; what `retry` does is give them another try. */
  fallback: ReactNode | ((retry: () => void) => ReactNode);
  /** Another key gives the children another try. */
  resetKey: string;
  children: ReactNode;
}

/** Keeps one broken part from taking the page with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failedAt: string | undefined }> {
  override state = { failedAt: undefined as string | undefined };

  override componentDidCatch(error: Error): void {
    console.error(error);
    this.setState({ failedAt: this.props.resetKey });
  }

  static getDerivedStateFromError(): { failedAt: string } {
    return { failedAt: '' };
  }

  override componentDidUpdate(before: ErrorBoundaryProps): void {
    if (this.state.failedAt !== undefined && before.resetKey !== this.props.resetKey) this.retry();
  }

  retry = (): void => {
    retryFailedChunks();
    this.setState({ failedAt: undefined });
  };

  override render(): ReactNode {
    const { children, fallback } = this.props;
    if (this.state.failedAt === undefined) return children;
    return typeof fallback === 'function' ? fallback(this.retry) : fallback;
  }
}
