import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';

/** Checks the form again with every change once it was submitted: no error before that, none longer than it holds. */
export function useRevalidation(): void {
  const { values, submitCount, validateForm } = useFormikContext();
  const revalidate = useEffectEvent((changed: typeof values) => {
    if (submitCount > 0) void validateForm(changed);
  });
  useEffect(() => revalidate(values), [values]);
}
