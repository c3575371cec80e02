import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Component, type ReactNode } from 'react';
import { evictSignIn } from '#src/firebase/reactfireCache.ts';
import { AuthScreenLayout } from './AuthScreenLayout.tsx';

type AuthErrorBoundaryProps = { children: ReactNode };

export class AuthErrorBoundary extends Component<AuthErrorBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!isSignInError(error)) throw error;
    return (
      <AuthScreenLayout>
        <Typography role="alert">Couldn't check your sign-in. Check your connection and retry.</Typography>
        <Button color="primary" onClick={() => this.retry()}>
          Retry
        </Button>
      </AuthScreenLayout>
    );
  }

  private retry() {
    evictSignIn();
    this.setState({ error: null });
  }
}

function isSignInError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('auth/');
}
