import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  /** When it changes, the children are rendered again. */
  resetKey: unknown;
  fallback: ReactNode;
  children: ReactNode;
};

type ErrorBoundaryState = { hasFailed: boolean; resetKey: unknown };

/** Limits an error to its children. React supports error boundaries only as classes. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
