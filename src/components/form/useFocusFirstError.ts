import { useFormikContext } from 'formik';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Runs after a failed submit, because Formik does not move the focus. */
export function useFocusFirstError(form: RefObject<HTMLFormElement | null>): void {
  const { submitCount, isSubmitting, isValid } = useFormikContext();
  const focusFirstError = useEffectEvent(() => {
    if (!isValid) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) focusFirstError();
  }, [submitCount, isSubmitting]);
}
