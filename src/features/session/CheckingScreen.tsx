import { Loading } from '#src/components/Loading.tsx';
import { PageHead } from '#src/components/PageHead.tsx';
import { GuardScreen } from './GuardScreen.tsx';

/** What the guard shows while the sign-in state is unknown (spec 2). */
export function CheckingScreen() {
  return (
    <GuardScreen>
      <PageHead title="Back office" description="Checking your sign-in." />
      <Loading label="Loading..." />
    </GuardScreen>
  );
}
