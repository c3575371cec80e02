import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { contact, faq } from '#src/content/contact.ts';
import { site } from '#src/content/site.ts';
import { ContactForm } from '#src/features/submissions/contact-form/ContactForm.tsx';
import { Page } from '#src/layout/page/Page.tsx';
import { PageGrid } from '#src/layout/page/PageGrid.tsx';
import { PageHeader } from '#src/layout/page/PageHeader.tsx';
import { Section } from '#src/layout/page/Section.tsx';
import { ContactDetails } from '#src/sections/contact/ContactDetails.tsx';
import { FaqList } from '#src/sections/contact/FaqList.tsx';
import { OfficeHours } from '#src/sections/contact/OfficeHours.tsx';
import { space } from '#src/theme/theme.ts';

export default function ContactPage() {
  return (
    <Page page="contact" title={contact.name} description={contact.description}>
      <PageHeader title={contact.title} titleAlign="top">
        <Typography variant="lede" sx={{ maxWidth: '34rem' }}>
          {contact.lede}
        </Typography>
      </PageHeader>
      <Section name={contact.inquiry.name} tick={0} isFirst>
        <PageGrid sx={inquiryStyle}>
          <Box sx={{ display: 'grid', rowGap: 3 }}>
            <ContactForm />
            <WithoutScript />
          </Box>
          <ContactDetails example={contact.example} />
        </PageGrid>
      </Section>
      <OfficeHours {...contact.hours} tick={5} />
      <Section name={contact.faq.name} tick={8}>
        <PageGrid sx={faqStyle}>
          <Typography variant="h2">{contact.faq.title}</Typography>
          <FaqList questions={faq} />
        </PageGrid>
      </Section>
    </Page>
  );
}

function WithoutScript() {
  return (
    <noscript>
      <Box sx={{ maxWidth: '34rem' }}>
        <Typography variant="h4" component="p">
          {contact.inquiry.withoutScript} <Link href={`mailto:${site.email}`}>{site.email}</Link>
        </Typography>
      </Box>
    </noscript>
  );
}

const inquiryStyle = {
  paddingTop: space.row,
  rowGap: 6,
  '& > div': { gridColumn: { md: '1 / 9' }, minWidth: 0 },
  '& > aside': { gridColumn: { md: '10 / -1' } },
} as const;

const faqStyle = {
  paddingTop: space.head,
  rowGap: 4,
  '& > h2': { gridColumn: { md: '1 / 6' }, paddingRight: { md: space.inset } },
  '& > div': { gridColumn: { md: '6 / -1' }, paddingLeft: { md: space.inset } },
} as const;
