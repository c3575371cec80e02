import { termsOfService } from '#src/content/legal/termsOfService.ts';
import { LegalDocument } from '#src/sections/legal/LegalDocument.tsx';
import { Page } from '#src/sections/page/Page.tsx';

export default function TermsOfServicePage() {
  return (
    <Page page="termsOfService" title={termsOfService.title} description={termsOfService.description}>
      <LegalDocument document={termsOfService} />
    </Page>
  );
}
