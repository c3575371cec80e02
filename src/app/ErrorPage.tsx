import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { missingCodeMessage, offlineMessage, reloadPage } from '#src/components/browser/reloadPage.ts';
import { PageMeta } from '#src/components/head/PageMeta.tsx';
import { ErrorActions, ErrorScreen } from '#src/sections/page/ErrorScreen.tsx';
import { focusTarget } from './focusTarget.ts';

export function ErrorPage() {
  const error = useRouteError();
  // The focused element disappeared with the failed page.
  useEffect(() => void focusTarget(''), []);
  const { status, message, isStaleBuild } = readError(error);
  return (
    <>
      <PageMeta title="Unexpected Application Error" description={message} />
      <ErrorScreen {...(status !== undefined && { status })} message={message}>
        {isStaleBuild ? <Reload /> : <ErrorActions />}
      </ErrorScreen>
    </>
  );
}

function Reload() {
  const [isOffline, setOffline] = useState(false);
  const handleClick = () => void reloadPage().then((isReloading) => setOffline(!isReloading));
  return (
    <>
      <Button color="primary" size="large" onClick={handleClick}>
        Reload the page
      </Button>
      <span role="status">{isOffline && offlineMessage}</span>
    </>
  );
}

type ErrorInfo = { status?: number; message: string; isStaleBuild: boolean };

function readError(error: unknown): ErrorInfo {
  if (isRouteErrorResponse(error)) {
    return { status: error.status, message: error.statusText || 'Error', isStaleBuild: false };
  }
  if (isChunkLoadError(error)) {
    return {
      message: missingCodeMessage,
      isStaleBuild: true,
    };
  }
  const message = error instanceof Error && error.message ? error.message : 'Something went wrong';
  return { message, isStaleBuild: false };
}

const missing = new WeakSet<object>();

if (typeof window !== 'undefined') {
  window.addEventListener('vite:preloadError', ({ payload }) => missing.add(payload));
}

function isChunkLoadError(error: unknown): boolean {
  return typeof error === 'object' && error !== null && missing.has(error);
}
