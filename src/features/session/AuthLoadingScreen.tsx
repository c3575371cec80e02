import { PageMeta } from '#src/components/head/PageMeta.tsx';
import { Loading } from '#src/components/ui/Loading.tsx';
import { NeedsScript } from '#src/components/ui/NeedsScript.tsx';
import { AuthScreenLayout } from './AuthScreenLayout.tsx';

/** What the guard shows while the sign-in state is unknown. */
export function AuthLoadingScreen() {
  return (
    <AuthScreenLayout>
      <PageMeta title="Back office" description="Checking your sign-in." />
      <NeedsScript>
        <Loading label="Loading..." />
      </NeedsScript>
      <noscript>
        <p>The back office needs JavaScript.</p>
      </noscript>
    </AuthScreenLayout>
  );
}
