import { useFormikContext } from 'formik';
import { type RefObject, useEffect } from 'react';

/** After a refused submit, puts the focus into the form's first wrong field; Formik does not. */
export function useFocusFirstError(form: RefObject<HTMLFormElement | null>): void {
  const { submitCount, isSubmitting, isValid } = useFormikContext();
  const isRefused = submitCount > 0 && !isSubmitting && !isValid;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per attempt, not once per repaired field
  useEffect(() => {
    if (isRefused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, submitCount, isSubmitting]);
}
