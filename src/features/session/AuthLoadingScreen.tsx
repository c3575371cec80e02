import { PageMeta } from '#src/components/head/PageMeta.tsx';
import { Loading } from '#src/components/ui/Loading.tsx';
import { AuthScreenLayout } from './AuthScreenLayout.tsx';

/** What the guard shows while the sign-in state is unknown. */
export function AuthLoadingScreen() {
  return (
    <AuthScreenLayout>
      <PageMeta title="Back office" description="Checking your sign-in." />
      <Loading label="Loading..." />
    </AuthScreenLayout>
  );
}
