import { PageMeta } from '#src/components/head/PageMeta.tsx';
import { breadcrumb } from '#src/components/head/structuredData.ts';
import { analyticsClauses } from '#src/content/analytics.ts';
import { closings } from '#src/content/callToAction.ts';
import { privacyPolicy } from '#src/content/legal/privacyPolicy.ts';
import { ConsentChoice } from '#src/features/analytics/ConsentChoice.tsx';
import { paths } from '#src/paths.ts';
import { LegalDocument } from '#src/sections/legal/LegalDocument.tsx';
import { CallToAction } from '#src/sections/page/CallToAction.tsx';
import { PageSections } from '#src/sections/page/PageSections.tsx';

export default function PrivacyPolicyPage() {
  const { document, endings } = import.meta.env.VITE_FIREBASE_MEASUREMENT_ID
    ? { document: privacyPolicy(analyticsClauses()), endings: { cookies: <ConsentChoice /> } }
    : { document: privacyPolicy(), endings: {} };
  return (
    <>
      <PageMeta
        title={document.title}
        description={document.description}
        path={paths.privacyPolicy}
        jsonLd={[breadcrumb(paths.privacyPolicy, document.title)]}
      />
      <PageSections>
        <LegalDocument document={document} endings={endings} />
        <CallToAction {...closings.privacyPolicy} />
      </PageSections>
    </>
  );
}
