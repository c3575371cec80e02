import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';

/** Once submitted, validates on every change: no error before the submit, none that outlives its cause. */
export function useRevalidation(): void {
  const { values, submitCount, validateForm } = useFormikContext();
  const revalidate = useEffectEvent((changed: typeof values) => {
    if (submitCount > 0) void validateForm(changed);
  });
  useEffect(() => revalidate(values), [values]);
}
