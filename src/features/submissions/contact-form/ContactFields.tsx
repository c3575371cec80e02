import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentProps, ReactNode } from 'react';
import { FormTextField } from '#src/components/form/FormTextField.tsx';
import { contactForm } from '#src/content/inquiry.ts';
import {
  type SubmissionField,
  type SubmissionFieldName,
  submissionFields,
} from '#src/features/submissions/data/submissionFields.ts';

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

type SubmissionTextFieldProps = { name: SubmissionFieldName } & Pick<
  ComponentProps<typeof FormTextField>,
  'help' | 'rows' | 'placeholder' | 'autoComplete'
>;

function SubmissionTextField({ name, ...props }: SubmissionTextFieldProps) {
  const field: SubmissionField = submissionFields[name];
  return (
    <FormTextField
      {...props}
      name={name}
      label={field.label}
      required={field.isRequired}
      size="large"
      {...(field.kind === 'option' ? { options: field.options } : { type: field.kind, max: field.max })}
    />
  );
}
