import { PageHead } from '#src/components/PageHead.tsx';
import { breadcrumb } from '#src/components/structuredData.ts';
import { closing } from '#src/content/closing.ts';
import { termsOfService } from '#src/content/termsOfService.ts';
import { paths } from '#src/paths.ts';
import { ClosingBand } from '#src/sections/ClosingBand.tsx';
import { LegalText } from '#src/sections/LegalText.tsx';

/** The terms of service (spec 2). */
export default function TermsOfServicePage() {
  return (
    <>
      <PageHead
        title={termsOfService.title}
        description={termsOfService.description}
        path={paths.termsOfService}
        jsonLd={[breadcrumb(paths.termsOfService, termsOfService.title)]}
      />
      <LegalText document={termsOfService} />
      <ClosingBand {...closing} />
    </>
  );
}
