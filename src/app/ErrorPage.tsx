import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { PageMeta } from '#src/components/head/PageMeta.tsx';
import { ErrorActions } from '#src/sections/page/ErrorActions.tsx';
import { ErrorScreen } from '#src/sections/page/ErrorScreen.tsx';
import { isChunkLoadError } from './chunkLoadError.ts';
import { focusTarget } from './focusTarget.ts';

export function ErrorPage() {
  const error = useRouteError();
  // The element that had the focus is gone with the failed page.
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
  return (
    <Button color="primary" size="large" onClick={() => window.location.reload()}>
      Reload the page
    </Button>
  );
}

type ErrorInfo = { status?: number; message: string; isStaleBuild: boolean };

function readError(error: unknown): ErrorInfo {
  if (isRouteErrorResponse(error)) {
    return { status: error.status, message: error.statusText || 'Error', isStaleBuild: false };
  }
  if (isChunkLoadError(error)) {
    return {
      message: 'A part of this page could not be loaded. The site may have been updated since you opened it.',
      isStaleBuild: true,
    };
  }
  const message = error instanceof Error && error.message ? error.message : 'Unknown error';
  return { message, isStaleBuild: false };
}
