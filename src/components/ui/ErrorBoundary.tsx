import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  /** When it changes, the children are rendered again. */
  resetKey?: unknown;
  /** Throws what it does not handle. */
  fallback(error: unknown): ReactNode;
  children: ReactNode;
};

type ErrorBoundaryState = { failure: { error: unknown } | null; resetKey: unknown };

/** Limits an error to its children. React supports error boundaries only as classes. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return resetKey === state.resetKey ? null : { failure: null, resetKey };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
