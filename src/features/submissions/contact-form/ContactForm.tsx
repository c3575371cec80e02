import { styled } from '@mui/material/styles';
import { Formik, useFormikContext } from 'formik';
import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { onIdle } from '#src/components/browser/onIdle.ts';
import { useAdoptPrefilledValues } from '#src/components/form/useAdoptPrefilledValues.ts';
import { useFocusFirstError } from '#src/components/form/useFocusFirstError.ts';
import { useRevalidation } from '#src/components/form/useRevalidation.ts';
import { contactForm } from '#src/content/inquiry.ts';
import { emptySubmission, type SubmissionValues } from '#src/features/submissions/data/submissionFields.ts';
import { submissionSchema } from '#src/features/submissions/data/submissionSchema.ts';
import { space } from '#src/theme/theme.ts';
import { ContactFields, ProjectFields } from './ContactFields.tsx';
import { deleteContactDraft, loadContactDraft, saveContactDraft } from './contactDraft.ts';
import { emptyHoneypot, Honeypot } from './Honeypot.tsx';
import { SubmitArea } from './SubmitArea.tsx';
import { type ContactFormStatus, prefetchSending, submitContactForm } from './submitContactForm.ts';

export function ContactForm() {
  return (
    <Formik<SubmissionValues>
      initialValues={emptySubmission}
      validationSchema={submissionSchema}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={submitContactForm}
    >
      <FormBody />
    </Formik>
  );
}

function FormBody() {
  const { dirty, isSubmitting, setStatus, handleSubmit } = useFormikContext<SubmissionValues>();
  const form = useRef<HTMLFormElement>(null);
  useContactDraft(form);
  useRevalidation();
  useFocusFirstError(form);
  useEffect(() => (dirty ? onIdle(prefetchSending) : undefined), [dirty]);

  function submit(event: FormEvent<HTMLFormElement>) {
    const isTrapped = emptyHoneypot(event.currentTarget);
    setStatus((isTrapped ? 'failed' : undefined) satisfies ContactFormStatus);
    if (isTrapped) event.preventDefault();
    else handleSubmit(event);
  }

  return (
    <ContactFormLayout
      ref={form}
      aria-label={contactForm.name}
      aria-busy={isSubmitting}
      noValidate
      // If submitted before hydration, the form must not put its text in the URL.
      method="dialog"
      onSubmit={submit}
    >
      <ContactFields />
      <ProjectFields />
      <Honeypot />
      <SubmitArea />
    </ContactFormLayout>
  );
}

/** Restores the draft once, saves every change, and deletes the draft once this form has been sent. */
function useContactDraft(form: RefObject<HTMLFormElement | null>): void {
  const { values, dirty, status } = useFormikContext<SubmissionValues>();
  const isSent = status === 'sent' && !dirty;
  useAdoptPrefilledValues(form, () => loadContactDraft()?.values ?? {});
  useEffect(() => {
    const draft = loadContactDraft();
    if (isSent) deleteContactDraft();
    else if (dirty || draft) saveContactDraft({ values, attempt: draft?.attempt });
  }, [values, dirty, isSent]);
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
