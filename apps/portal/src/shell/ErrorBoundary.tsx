import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  fallback: ReactNode;
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
    if (this.state.failedAt !== undefined && before.resetKey !== this.props.resetKey) this.setState({ failedAt: undefined });
  }

  override render(): ReactNode {
    return this.state.failedAt === undefined ? this.props.children : this.props.fallback;
  }
}
