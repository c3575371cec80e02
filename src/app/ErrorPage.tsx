import { useRouteError } from 'react-router-dom';
import { PageMeta } from '#src/components/head/PageMeta.tsx';
import { ReloadButton } from '#src/components/loading/ReloadButton.tsx';
import { ErrorScreen } from '#src/layout/page/ErrorScreen.tsx';

export function ErrorPage() {
  const error = useRouteError();
  const message = error instanceof Error && error.message ? error.message : 'Something went wrong';
  return (
    <>
      <PageMeta title="Unexpected Application Error" description={message} />
      <ErrorScreen message={message}>
        <ReloadButton size="large">Reload</ReloadButton>
      </ErrorScreen>
    </>
  );
}
