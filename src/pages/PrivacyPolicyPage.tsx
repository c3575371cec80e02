import { PageHead } from '#src/components/PageHead.tsx';
import { breadcrumb } from '#src/components/structuredData.ts';
import { closing } from '#src/content/closing.ts';
import { privacyPolicy } from '#src/content/privacyPolicy.ts';
import { paths } from '#src/paths.ts';
import { ClosingBand } from '#src/sections/ClosingBand.tsx';
import { LegalText } from '#src/sections/LegalText.tsx';

/** The privacy policy (spec 2). */
export default function PrivacyPolicyPage() {
  return (
    <>
      <PageHead
        title={privacyPolicy.title}
        description={privacyPolicy.description}
        path={paths.privacyPolicy}
        jsonLd={[breadcrumb(paths.privacyPolicy, privacyPolicy.title)]}
      />
      <LegalText document={privacyPolicy} />
      <ClosingBand {...closing} />
    </>
  );
}
