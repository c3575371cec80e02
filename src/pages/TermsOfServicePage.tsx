import { termsOfService } from '#src/content/legal/termsOfService.ts';
import { Page } from '#src/layout/page/Page.tsx';
import { LegalDocument } from '#src/sections/legal/LegalDocument.tsx';

export default function TermsOfServicePage() {
  return (
    <Page page="termsOfService" title={termsOfService.title} description={termsOfService.description}>
      <LegalDocument document={termsOfService} />
    </Page>
  );
}
