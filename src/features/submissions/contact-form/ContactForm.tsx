import { Formik, useFormikContext } from 'formik';
import { type FormEvent, type RefObject, useRef } from 'react';
import { useFocusFirstError } from '#src/components/form/useFocusFirstError.ts';
import { useRevalidation } from '#src/components/form/useRevalidation.ts';
import { contactForm } from '#src/content/inquiry.ts';
import { emptySubmission, type SubmissionValues } from '#src/features/submissions/data/submissionFields.ts';
import { submissionSchema } from '#src/features/submissions/data/submissionSchema.ts';
import { ContactFields, ProjectFields } from './ContactFields.tsx';
import { ContactFormLayout } from './ContactFormLayout.ts';
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
