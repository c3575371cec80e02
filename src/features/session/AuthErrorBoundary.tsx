import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Component, type ReactNode } from 'react';
import { reloadPage } from '#src/components/browser/reloadPage.ts';
import { AuthScreenLayout } from './AuthScreenLayout.tsx';

type AuthErrorBoundaryProps = { children: ReactNode };

/** reactfire throws the error if a stored session cannot be renewed, such as offline. */
export class AuthErrorBoundary extends Component<AuthErrorBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!isAuthError(error)) throw error;
    return (
      <AuthScreenLayout>
        <Typography role="alert">Couldn't check your session. Check your connection and reload.</Typography>
        <Button color="primary" onClick={reloadPage}>
          Reload
        </Button>
      </AuthScreenLayout>
    );
  }
}

function isAuthError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('auth/');
}
