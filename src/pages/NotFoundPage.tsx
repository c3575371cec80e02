import { data } from 'react-router-dom';
import { PageMeta } from '#src/components/head/PageMeta.tsx';
import { ErrorActions } from '#src/sections/page/ErrorActions.tsx';
import { ErrorScreen } from '#src/sections/page/ErrorScreen.tsx';

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  return (
    <>
      <PageMeta title="404 Not Found" description="There is no page at this address." />
      <ErrorScreen status={404} message="Not Found">
        <ErrorActions />
      </ErrorScreen>
    </>
  );
}
