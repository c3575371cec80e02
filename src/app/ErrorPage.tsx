import Button from '@mui/material/Button';
import { useRouteError } from 'react-router-dom';
import { PageMeta } from '#src/components/head/PageMeta.tsx';
import { ErrorScreen } from '#src/sections/page/ErrorScreen.tsx';

export function ErrorPage() {
  const error = useRouteError();
  const message = error instanceof Error && error.message ? error.message : 'Something went wrong';
  return (
    <>
      <PageMeta title="Unexpected Application Error" description={message} />
      <ErrorScreen message={message}>
        <Button variant="outlined" size="large" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      </ErrorScreen>
    </>
  );
}
