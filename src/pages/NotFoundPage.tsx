import { data } from 'react-router-dom';
import { PageHead } from '#src/components/PageHead.tsx';
import { ErrorScreen } from '#src/sections/ErrorScreen.tsx';
import { WayHome } from '#src/sections/WayHome.tsx';

/** Answers every unknown address with status 404. */
export function loader() {
  return data(null, { status: 404 });
}

/** What the router says to an unknown address (spec 8), in the site's design. */
export default function NotFoundPage() {
  return (
    <>
      <PageHead title="404 Not Found" description="There is no page at this address." />
      <ErrorScreen status={404} message="Not Found">
        <WayHome />
      </ErrorScreen>
    </>
  );
}
