import { PageMeta } from '#src/components/head/PageMeta.tsx';
import { breadcrumb } from '#src/components/head/structuredData.ts';
import { closings } from '#src/content/callToAction.ts';
import { termsOfService } from '#src/content/legal/termsOfService.ts';
import { paths } from '#src/paths.ts';
import { LegalDocument } from '#src/sections/legal/LegalDocument.tsx';
import { CallToAction } from '#src/sections/page/CallToAction.tsx';
import { PageSections } from '#src/sections/page/PageSections.tsx';

export default function TermsOfServicePage() {
  return (
    <>
      <PageMeta
        title={termsOfService.title}
        description={termsOfService.description}
        path={paths.termsOfService}
        jsonLd={[breadcrumb(paths.termsOfService, termsOfService.title)]}
      />
      <PageSections>
        <LegalDocument document={termsOfService} />
        <CallToAction {...closings.termsOfService} />
      </PageSections>
    </>
  );
}
