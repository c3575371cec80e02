import Box from '@mui/material/Box';
import { Formik, type FormikHelpers, useFormikContext } from 'formik';
import { type FormEvent, type InputEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useAdoptPrefilledValues } from '#src/components/form/useAdoptPrefilledValues.ts';
import { useFocusFirstError } from '#src/components/form/useFocusFirstError.ts';
import { useRevalidation } from '#src/components/form/useRevalidation.ts';
import { onIdle } from '#src/components/start/onIdle.ts';
import { contactForm } from '#src/content/inquiry.ts';
import { emailDoubt } from '#src/features/submissions/data/emailDoubt.ts';
import { emptySubmission, type SubmissionValues } from '#src/features/submissions/data/submissionFields.ts';
import { submissionSchema } from '#src/features/submissions/data/submissionSchema.ts';
import { ContactFields, ProjectFields } from './ContactFields.tsx';
import { deleteContactDraft, loadContactDraft, saveContactDraft } from './contactDraft.ts';
import { SubmitArea } from './SubmitArea.tsx';
import { type ContactFormStatus, prefetchSending, submitContactForm } from './submitContactForm.ts';

export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const typedEmail = useRef('');
  const [question, setQuestion] = useState<EmailQuestion>({ email: '', text: '' });

  async function submit(values: SubmissionValues, formik: FormikHelpers<SubmissionValues>): Promise<void> {
    const { email } = values;
    const text = emailDoubt(email, typedEmail.current);
    if (text && question.email !== email) {
      setQuestion({ email, text });
      form.current?.querySelector<HTMLElement>('[name=email]')?.focus();
    } else await submitContactForm(values, formik, () => form.current !== null);
  }

  return (
    <Formik<SubmissionValues>
      initialValues={emptySubmission}
      validationSchema={submissionSchema}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={submit}
    >
      <FormBody
        form={form}
        question={question}
        onType={({ target, nativeEvent: { data } }) => {
          if (!(target instanceof HTMLInputElement) || target.name !== 'email') return;
          const typed = data ? typedEmail.current + data : typedEmail.current.slice(0, -1);
          // No more than the field holds: the rest was deleted.
          typedEmail.current = typed.slice(Math.max(0, typed.length - target.value.length));
        }}
      />
    </Formik>
  );
}

/** Asked once about an address that may have a typo; sending again accepts it. */
type EmailQuestion = { email: string; text: string };

type FormBodyProps = {
  form: RefObject<HTMLFormElement | null>;
  question: EmailQuestion;
  onType: (event: InputEvent<HTMLFormElement>) => void;
};

function FormBody({ form, question, onType }: FormBodyProps) {
  const { values, dirty, isSubmitting, setStatus, handleSubmit } = useFormikContext<SubmissionValues>();
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
    <Box
      component="form"
      ref={form}
      aria-label={contactForm.name}
      aria-busy={isSubmitting}
      noValidate
      // If submitted before hydration, the form must not put its text in the URL.
      method="dialog"
      onSubmit={submit}
      onInput={onType}
      sx={{ '@media (scripting: none)': { display: 'none' } }}
    >
      <ContactFields emailHelp={question.email === values.email ? question.text : undefined} />
      <ProjectFields />
      <Honeypot />
      <SubmitArea />
    </Box>
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

/** A field for bots only: hidden from people and screen readers, and password managers are instructed to skip it. */
function Honeypot() {
  return (
    <Box aria-hidden sx={{ display: 'none' }}>
      {/* biome-ignore lint/correctness/noRestrictedElements: nobody sees it */}
      <input
        name={honeypotName}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        defaultValue=""
        data-1p-ignore=""
        data-lpignore="true"
        data-bwignore=""
        data-form-type="other"
      />
    </Box>
  );
}

/** Meaningless on purpose, because browsers and password managers fill fields by name. */
const honeypotName = 'k7q';

function emptyHoneypot(form: HTMLFormElement): boolean {
  const field = form.elements.namedItem(honeypotName);
  if (!(field instanceof HTMLInputElement) || field.value === '') return false;
  field.value = '';
  return true;
}
