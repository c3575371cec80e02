import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentProps, ReactNode } from 'react';
import { FormTextField } from '#src/components/form/FormTextField.tsx';
import type { TextField } from '#src/components/form/fieldRules.ts';
import { contactForm } from '#src/content/inquiry.ts';
import {
  isRequired,
  type SubmissionFieldName,
  submissionFieldNames,
  submissionFields,
} from '#src/features/submissions/data/submissionFields.ts';
import { accentLine } from '#src/theme/mixins.ts';
import { palette } from '#src/theme/muiTheme.ts';
import { space } from '#src/theme/theme.ts';

export function ContactFields({ emailHelp }: { emailHelp: string | undefined }) {
  return (
    <Fieldset name={contactForm.contact}>
      <SubmissionTextField name="name" autoComplete="name" />
      <SubmissionTextField name="email" autoComplete="email" help={emailHelp} />
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
    <Box component="fieldset" sx={fieldsetStyle}>
      <Typography variant="h4" component="legend" sx={legendStyle}>
        {name}
      </Typography>
      <Box sx={fieldsStyle}>{children}</Box>
    </Box>
  );
}

const fieldsetStyle = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { md: 'repeat(8, minmax(0, 1fr))' },
  minWidth: 0,
  margin: 0,
  padding: { xs: '0 0 2.5rem', md: '0 0 3rem' },
  border: 0,
} as const;

/** Above the fields; on wide screens, in the columns beside them. */
const legendStyle = {
  float: { xs: 'left', md: 'none' },
  position: { md: 'absolute' },
  left: { md: 0 },
  top: { md: 0 },
  padding: { xs: '0 0 1.25rem', md: 0 },
} as const;

const fieldsStyle = {
  display: 'grid',
  gridColumn: { md: '3 / -1' },
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
  gap: `1.5rem ${space.inset}`,
  minWidth: 0,
  '& > :last-child:nth-child(odd)': { gridColumn: { sm: '1 / -1' } },
} as const;

type SubmissionTextFieldProps = { name: SubmissionFieldName } & Pick<
  ComponentProps<typeof FormTextField>,
  'help' | 'rows' | 'placeholder'
> & { autoComplete?: string };

function SubmissionTextField({ name, autoComplete, ...props }: SubmissionTextFieldProps) {
  const field: TextField = submissionFields[name];
  return (
    <FormTextField
      {...props}
      name={name}
      label={field.label}
      required={isRequired(name)}
      size="large"
      {...(field.kind === 'option'
        ? { options: field.options }
        : { max: field.max, input: { autoComplete, ...(field.kind === 'email' && { type: 'email' }) } })}
    />
  );
}

const requiredNames = submissionFieldNames.filter(isRequired);

type RequiredFieldsProgressProps = {
  /** Whether the line spans all marks, because the form has just been sent. */
  isSent: boolean;
  children: ReactNode;
};

/** The marks are visual only, and work before the app runs: the styles follow the validity of the fields. */
export function RequiredFieldsProgress({ isSent, children }: RequiredFieldsProgressProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, displayPrint: 'none' }}>
      {children || (
        <Typography aria-hidden variant="caption" component="p" sx={{ color: 'text.hint' }}>
          {contactForm.required}
        </Typography>
      )}
      <Box aria-hidden component="ol" data-sent={isSent || undefined} sx={marksStyle}>
        {requiredNames.map((name) => (
          <li key={name} data-mark={name}>
            {submissionFields[name].label}
          </li>
        ))}
      </Box>
    </Box>
  );
}

const marksStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(4.5rem, 1fr))',
  typography: 'caption',
  color: palette.text.hint,
  '& li': {
    position: 'relative',
    padding: '0.5rem 0 0 0.5rem',
    borderTop: `1px solid ${palette.line.tick}`,
  },
  '& li::before': {
    ...accentLine,
    top: '-2px',
    height: '4px',
    backgroundColor: palette.text.primary,
  },
  '& li::after': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 0,
    width: '1px',
    height: '8px',
    backgroundColor: palette.line.tick,
  },
  ...Object.assign({}, ...requiredNames.map((name) => markStyle(name, palette.text.primary))),
  '&[data-sent] li': { color: 'transparent' },
  '&[data-sent] li::before': {
    transform: 'none',
    backgroundColor: palette.primary.main,
    transitionDuration: '400ms',
  },
} as const;

function markStyle(name: string, color: string) {
  const mark = `form:has([name=${name}]:not(:invalid, [aria-invalid=true])) & [data-mark=${name}]`;
  return { [mark]: { color }, [`${mark}::before`]: { transform: 'none' } };
}
