import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { contactForm } from '#src/content/contact/contactForm.ts';
import { SubmissionTextField } from './SubmissionTextField.tsx';

export function ContactFields() {
  return (
    <Fieldset name={contactForm.contact}>
      <SubmissionTextField name="name" autoComplete="name" />
      <SubmissionTextField name="email" autoComplete="email" />
      <SubmissionTextField name="company" autoComplete="organization" />
    </Fieldset>
  );
}

export function ProjectFields() {
  return (
    <Fieldset name={contactForm.project}>
      <SubmissionTextField name="service" placeholder={contactForm.chooseService} />
      <SubmissionTextField name="budget" placeholder={contactForm.chooseBudget} />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <SubmissionTextField name="message" rows={6} help={contactForm.messageHelp} />
      </Box>
    </Fieldset>
  );
}

function Fieldset({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset>
      <Typography variant="h4" component="legend">
        {name}
      </Typography>
      <div data-fields>{children}</div>
    </fieldset>
  );
}
