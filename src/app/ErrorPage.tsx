import Button from '@mui/material/Button';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { PageMeta } from '#src/components/head/PageMeta.tsx';
import { ErrorScreen } from '#src/sections/page/ErrorScreen.tsx';

export function ErrorPage() {
  const { status, message } = readError(useRouteError());
  return (
    <>
      <PageMeta title="Unexpected Application Error" description={message} />
      <ErrorScreen status={status} message={message}>
        {status === undefined && (
          <Button variant="outlined" size="large" onClick={() => window.location.reload()}>
            Reload the page
          </Button>
        )}
      </ErrorScreen>
    </>
  );
}

function readError(error: unknown): { status?: number; message: string } {
  if (isRouteErrorResponse(error)) return { status: error.status, message: error.statusText || 'Error' };
  return { message: error instanceof Error && error.message ? error.message : 'Something went wrong' };
}
