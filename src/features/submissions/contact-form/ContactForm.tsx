import { useRef } from 'react';
import { enquiryForm } from '#src/content/enquiryForm.ts';
import { ChangeFields, PersonFields } from './ContactFields.tsx';
import { ContactFormLayout } from './ContactFormLayout.ts';
import { Honeypot } from './Honeypot.tsx';
import { SubmitArea } from './SubmitArea.tsx';
import { useContactForm } from './useContactForm.ts';

/** The project enquiry form (spec 2, 4 and 5). */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const { phase, errors, attempt, handlers } = useContactForm(form);
  const fields = { errors, isLocked: phase === 'sending' };
  return (
    <ContactFormLayout
      ref={form}
      aria-label={enquiryForm.name}
      aria-busy={phase === 'sending'}
      noValidate
      // Pressed before the page's script runs, it must not send the text into the address bar.
      method="dialog"
      {...handlers}
    >
      <PersonFields {...fields} />
      <ChangeFields {...fields} />
      <Honeypot />
      <SubmitArea phase={phase} />
      {attempt && <attempt.Component {...attempt} />}
    </ContactFormLayout>
  );
}
