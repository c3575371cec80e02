import Button from '@mui/material/Button';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { missingCodeMessage } from '#src/components/browser/reloadPage.ts';
import { PageMeta } from '#src/components/head/PageMeta.tsx';
import { ErrorScreen } from '#src/sections/page/ErrorScreen.tsx';

export function ErrorPage() {
  const { status, message, isCodeMissing } = readError(useRouteError());
  return (
    <>
      <PageMeta title="Unexpected Application Error" description={message} />
      <ErrorScreen status={status} message={message}>
        {isCodeMissing && (
          <Button color="primary" size="large" onClick={() => window.location.reload()}>
            Reload the page
          </Button>
        )}
      </ErrorScreen>
    </>
  );
}

type ErrorInfo = { status?: number; message: string; isCodeMissing?: true };

function readError(error: unknown): ErrorInfo {
  if (isRouteErrorResponse(error)) return { status: error.status, message: error.statusText || 'Error' };
  if (isChunkLoadError(error)) return { message: missingCodeMessage, isCodeMissing: true };
  return { message: error instanceof Error && error.message ? error.message : 'Something went wrong' };
}

const missing = new WeakSet<object>();

if (typeof window !== 'undefined') {
  window.addEventListener('vite:preloadError', ({ payload }) => missing.add(payload));
}

function isChunkLoadError(error: unknown): boolean {
  return typeof error === 'object' && error !== null && missing.has(error);
}
