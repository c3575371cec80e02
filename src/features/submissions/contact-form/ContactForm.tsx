import { styled } from '@mui/material/styles';
import { Formik, useFormikContext } from 'formik';
import { type FormEvent, type RefObject, useRef } from 'react';
import { useFocusFirstError } from '#src/components/form/useFocusFirstError.ts';
import { useRevalidation } from '#src/components/form/useRevalidation.ts';
import { contactForm } from '#src/content/inquiry.ts';
import { emptySubmission, type SubmissionValues } from '#src/features/submissions/data/submissionFields.ts';
import { submissionSchema } from '#src/features/submissions/data/submissionSchema.ts';
import { space } from '#src/theme/theme.ts';
import { ContactFields, ProjectFields } from './ContactFields.tsx';
import type { SubmissionAttempt } from './contactDraft.ts';
import { Honeypot } from './Honeypot.tsx';
import { SubmitArea } from './SubmitArea.tsx';
import { useContactDraft, useContactForm } from './useContactForm.ts';

export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const { lastAttempt, handleSubmit } = useContactForm(form);
  return (
    <Formik<SubmissionValues>
      initialValues={emptySubmission}
      validationSchema={submissionSchema}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={handleSubmit}
    >
      <FormBody form={form} lastAttempt={lastAttempt} />
    </Formik>
  );
}

type FormBodyProps = {
  form: RefObject<HTMLFormElement | null>;
  lastAttempt: RefObject<SubmissionAttempt | undefined>;
};

function FormBody({ form, lastAttempt }: FormBodyProps) {
  const { isSubmitting, setStatus, handleSubmit } = useFormikContext<SubmissionValues>();
  useContactDraft(form, lastAttempt);
  useRevalidation();
  useFocusFirstError(form);
  return (
    <ContactFormLayout
      ref={form}
      aria-label={contactForm.name}
      aria-busy={isSubmitting}
      noValidate
      // If submitted before hydration, the form must not put its text in the URL.
      method="dialog"
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        setStatus(undefined);
        handleSubmit(event);
      }}
    >
      <ContactFields />
      <ProjectFields />
      <Honeypot />
      <SubmitArea />
    </ContactFormLayout>
  );
}

/** Not `sx`, which moves media queries to the front. */
const ContactFormLayout = styled('form')(({ theme: { breakpoints } }) => ({
  position: 'relative',
  '@media (scripting: none)': { display: 'none' },
  '& > fieldset': {
    display: 'grid',
    position: 'relative',
    minWidth: 0,
    margin: 0,
    padding: '0 0 2.5rem',
    border: 0,
  },
  '& > fieldset > legend': { float: 'left', padding: '0 0 1.25rem' },
  '& [data-fields]': { display: 'grid', gap: `1.5rem ${space.inset}`, minWidth: 0 },
  '& [data-send]': { display: 'grid', rowGap: '1.5rem' },
  [breakpoints.up('sm')]: {
    '& [data-fields]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& [data-fields] > :last-child:nth-child(odd)': { gridColumn: '1 / -1' },
  },
  [breakpoints.up('md')]: {
    '& > :is(fieldset, [data-send])': { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' },
    '& > fieldset': { paddingBottom: '3rem' },
    '& > fieldset > legend': { position: 'absolute', left: 0, top: 0, float: 'none', padding: 0 },
    '& [data-fields]': { gridColumn: '3 / 9' },
    '& [data-send] > *': { gridColumn: '3 / -1' },
  },
}));
