import Box from '@mui/material/Box';
import { type FormikHelpers, type FormikProps, FormikProvider } from 'formik';
import { type FormEvent, type InputEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useAdoptPrefilledValues } from '#src/components/form/useAdoptPrefilledValues.ts';
import { useForm } from '#src/components/form/useForm.ts';
import { onIdle } from '#src/components/start/onIdle.ts';
import { contactForm } from '#src/content/inquiry.ts';
import { emailDoubt } from '#src/features/submissions/data/emailDoubt.ts';
import { emptySubmission, type SubmissionValues } from '#src/features/submissions/data/submissionFields.ts';
import { submissionSchema } from '#src/features/submissions/data/submissionSchema.ts';
import { ContactFields, ProjectFields } from './ContactFields.tsx';
import { deleteContactDraft, loadContactDraft, saveContactDraft } from './contactDraft.ts';
import { SubmitArea } from './SubmitArea.tsx';
import { type ContactFormStatus, prefetchSending, submitContactForm } from './submitContactForm.ts';

/** Asked once about an address that may have a typo; sending again accepts it. */
type EmailQuestion = { email: string; text: string };

export function ContactForm() {
  const typedEmail = useRef('');
  const [question, setQuestion] = useState<EmailQuestion>({ email: '', text: '' });
  const { formik, form } = useForm<SubmissionValues>({
    initialValues: emptySubmission,
    validationSchema: submissionSchema,
    onSubmit: send,
  });
  const { values, dirty, setStatus } = formik;
  useContactDraft(formik, form.ref);
  useEffect(() => (dirty ? onIdle(prefetchSending) : undefined), [dirty]);

  async function send(sent: SubmissionValues, helpers: FormikHelpers<SubmissionValues>): Promise<void> {
    const { email } = sent;
    const text = emailDoubt(email, typedEmail.current);
    if (text && question.email !== email) {
      setQuestion({ email, text });
      form.ref.current?.querySelector<HTMLElement>('[name=email]')?.focus();
    } else await submitContactForm(sent, helpers, () => form.ref.current !== null);
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const isTrapped = emptyHoneypot(event.currentTarget);
    setStatus((isTrapped ? 'failed' : undefined) satisfies ContactFormStatus);
    if (isTrapped) event.preventDefault();
    else form.onSubmit(event);
  }

  function handleInput({ target, nativeEvent: { data } }: InputEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement) || target.name !== 'email') return;
    const typed = data ? typedEmail.current + data : typedEmail.current.slice(0, -1);
    // No more than the field holds: the rest was deleted.
    typedEmail.current = typed.slice(Math.max(0, typed.length - target.value.length));
  }

  return (
    <FormikProvider value={formik}>
      <Box
        component="form"
        {...form}
        aria-label={contactForm.name}
        // If submitted before hydration, the form must not put its text in the URL.
        method="dialog"
        onSubmit={handleSubmit}
        onInput={handleInput}
        sx={{ '@media (scripting: none)': { display: 'none' } }}
      >
        <ContactFields emailHelp={question.email === values.email ? question.text : undefined} />
        <ProjectFields />
        <Honeypot />
        <SubmitArea />
      </Box>
    </FormikProvider>
  );
}

/** Restores the draft once, saves every change, and deletes the draft once this form has been sent. */
function useContactDraft(
  formik: FormikProps<SubmissionValues>,
  form: RefObject<HTMLFormElement | null>,
): void {
  const { values, dirty, status } = formik;
  const isSent = status === 'sent' && !dirty;
  useAdoptPrefilledValues(formik, form, () => loadContactDraft()?.values ?? {});
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
