import { type ComponentType, type FormEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { dropDraft, type EnquiryAttemptId, keepDraft, keptDraft } from './contactDraft.ts';
import type { EnquiryAttemptProps, EnquiryOutcome } from './EnquiryAttempt.tsx';
import { emptyHoneypot } from './emptyHoneypot.ts';
import {
  browserErrors,
  type EnquiryErrors,
  enquiryFields,
  fillEnquiry,
  focusFirstWrong,
  readEnquiry,
} from './enquiryFields.ts';

/** Where the contact form stands (spec 4). */
type Phase = 'idle' | 'sending' | 'sent' | 'failed';

type Attempt = EnquiryAttemptProps & { Component: ComponentType<EnquiryAttemptProps> };

/**
 * What the contact form does with what is typed: the fields keep their own text, so that nothing typed before the
 * page's script ran is lost, and everything that sending needs is loaded when the form is first touched.
 */
export function useContactForm(form: RefObject<HTMLFormElement | null>) {
  const [phase, setPhase] = useState<Phase>('idle');
  const [errors, setErrors] = useState<EnquiryErrors>({});
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const tried = useRef<EnquiryAttemptId | undefined>(undefined);
  const isUnloaded = useRef(false);
  useLayoutEffect(() => restore(form.current, tried), [form]);

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (phase === 'sending') return;
    setAttempt(null);
    setPhase('idle');
    const wrong = browserErrors(event.currentTarget);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) focusFirstWrong(event.currentTarget, wrong);
    else if (emptyHoneypot(event.currentTarget)) finish({ status: 'failed' });
    else if (!isUnloaded.current || !pressAfterReload(event.currentTarget, tried.current)) {
      void begin(event.currentTarget);
    }
  }

  async function begin(filled: HTMLFormElement): Promise<void> {
    const values = readEnquiry(filled);
    const onTry = (attempt: EnquiryAttemptId) => {
      tried.current = attempt;
      keepDraft({ values, attempt });
    };
    setPhase('sending');
    try {
      const { EnquiryAttempt } = await loadAttempt();
      setAttempt({ Component: EnquiryAttempt, values, tried: tried.current, onTry, onEnd: finish });
    } catch (error) {
      console.error('The code that sends enquiries could not be loaded:', error);
      finish({ status: 'unloaded' });
    }
  }

  function finish(outcome: EnquiryOutcome): void {
    setAttempt(null);
    if (outcome.status === 'invalid') {
      setPhase('idle');
      setErrors(outcome.errors);
      if (form.current) focusFirstWrong(form.current, outcome.errors);
      return;
    }
    isUnloaded.current = outcome.status === 'unloaded';
    setPhase(outcome.status === 'sent' ? 'sent' : 'failed');
    if (outcome.status !== 'sent') return;
    tried.current = undefined;
    dropDraft();
    form.current?.reset();
  }

  function handleInput(event: FormEvent<HTMLFormElement>): void {
    const typed = event.currentTarget;
    keepDraft({ values: readEnquiry(typed), attempt: tried.current });
    const wrong = browserErrors(typed);
    setErrors((before) => stillWrong(before, wrong));
    warmUp('sending');
  }

  return {
    phase,
    errors,
    attempt,
    handlers: { onSubmit: handleSubmit, onInput: handleInput, onFocus: () => warmUp('attempt') },
  };
}

const loadAttempt = () => import('./EnquiryAttempt.tsx');

/** Fetches ahead what sending needs: the checks with the first focus, Firebase with the first letter. */
function warmUp(what: 'attempt' | 'sending'): void {
  void loadAttempt()
    .then((module) => (what === 'sending' ? module.loadSending() : undefined))
    .catch(() => undefined);
}

/** Puts back what this tab kept, and takes over what was typed before the page's script ran. */
function restore(form: HTMLFormElement | null, tried: RefObject<EnquiryAttemptId | undefined>): void {
  if (!form) return;
  const draft = keptDraft();
  if (draft) fillEnquiry(form, draft.values);
  tried.current = draft?.attempt;
  const values = readEnquiry(form);
  if (Object.values(values).some((text) => text !== '')) {
    keepDraft({ values, attempt: tried.current });
    warmUp('sending');
  }
  if (draft?.isPressed) queueMicrotask(() => form.requestSubmit());
}

/**
 * Loads the page anew, which then goes on with the press: no browser asks again for code that failed to come.
 * @returns whether it does; not where the text would be lost, nor without a network
 */
function pressAfterReload(form: HTMLFormElement, attempt: EnquiryAttemptId | undefined): boolean {
  keepDraft({ values: readEnquiry(form), attempt, isPressed: true });
  if (!navigator.onLine || !keptDraft()?.isPressed) return false;
  window.location.reload();
  return true;
}

/** An error goes when its field is right; it does not come before the next submit. */
function stillWrong(before: EnquiryErrors, wrong: EnquiryErrors): EnquiryErrors {
  const names = enquiryFields.filter((name) => before[name] !== undefined && wrong[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, wrong[name]])) as EnquiryErrors;
}
