import { analyticsClauses } from '#src/content/analytics.ts';
import { privacyPolicy } from '#src/content/legal/privacyPolicy.ts';
import { ConsentChoice } from '#src/features/analytics/ConsentChoice.tsx';
import { Page } from '#src/layout/page/Page.tsx';
import { LegalDocument } from '#src/sections/legal/LegalDocument.tsx';

export default function PrivacyPolicyPage() {
  const { document, endings } = import.meta.env.VITE_FIREBASE_MEASUREMENT_ID
    ? { document: privacyPolicy(analyticsClauses()), endings: { cookies: <ConsentChoice /> } }
    : { document: privacyPolicy(), endings: {} };
  return (
    <Page page="privacyPolicy" title={document.title} description={document.description}>
      <LegalDocument document={document} endings={endings} />
    </Page>
  );
}
