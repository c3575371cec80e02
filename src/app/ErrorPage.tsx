import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { PageMeta } from '#src/components/head/PageMeta.tsx';
import { ErrorActions } from '#src/sections/page/ErrorActions.tsx';
import { ErrorScreen } from '#src/sections/page/ErrorScreen.tsx';
import { focusTarget } from './focusTarget.ts';
import { isMissingCode } from './missingCode.ts';

/** The router's error view: 'Unexpected Application Error!' with the status or message, and a way on. */
export function ErrorPage() {
  const error = useRouteError();
  // What had the focus went with the page that failed.
  useEffect(() => void focusTarget(''), []);
  const { status, message, isOutdated } = readError(error);
  return (
    <>
      <PageMeta title="Unexpected Application Error" description={message} />
      <ErrorScreen {...(status !== undefined && { status })} message={message}>
        {isOutdated ? <Reload /> : <ErrorActions />}
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

type ErrorFacts = { status?: number; message: string; isOutdated: boolean };

function readError(error: unknown): ErrorFacts {
  if (isRouteErrorResponse(error)) {
    return { status: error.status, message: error.statusText || 'Error', isOutdated: false };
  }
  if (isMissingCode(error)) {
    return {
      message: 'A part of this page could not be loaded. The site may have been updated since you opened it.',
      isOutdated: true,
    };
  }
  const message = error instanceof Error && error.message ? error.message : 'Unknown error';
  return { message, isOutdated: false };
}
