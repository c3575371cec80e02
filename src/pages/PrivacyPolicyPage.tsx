import { PageMeta } from '#src/components/head/PageMeta.tsx';
import { breadcrumb } from '#src/components/head/structuredData.ts';
import { callToAction } from '#src/content/callToAction.ts';
import { privacyPolicy } from '#src/content/privacyPolicy.ts';
import { paths } from '#src/paths.ts';
import { LegalDocument } from '#src/sections/legal/LegalDocument.tsx';
import { CallToAction } from '#src/sections/page/CallToAction.tsx';

export default function PrivacyPolicyPage() {
  return (
    <>
      <PageMeta
        title={privacyPolicy.title}
        description={privacyPolicy.description}
        path={paths.privacyPolicy}
        jsonLd={[breadcrumb(paths.privacyPolicy, privacyPolicy.title)]}
      />
      <LegalDocument document={privacyPolicy} />
      <CallToAction {...callToAction} />
    </>
  );
}
