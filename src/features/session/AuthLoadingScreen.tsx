import { PageMeta } from '#src/components/head/PageMeta.tsx';
import { JsOnly } from '#src/components/ui/JsOnly.tsx';
import { Loading } from '#src/components/ui/Loading.tsx';
import { AuthScreenLayout } from './AuthScreenLayout.tsx';

export function AuthLoadingScreen() {
  return (
    <AuthScreenLayout>
      <PageMeta title="Back office" description="Checking your sign-in." />
      <JsOnly>
        <Loading label="Loading..." />
      </JsOnly>
      <noscript>
        <p>The back office needs JavaScript.</p>
      </noscript>
    </AuthScreenLayout>
  );
}
