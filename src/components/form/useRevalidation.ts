import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';

/** Shows no errors before the first submit; after it, validates on every change, so that fixed errors disappear. */
export function useRevalidation(): void {
  const { values, submitCount, validateForm } = useFormikContext();
  const revalidate = useEffectEvent((changed: typeof values) => {
    if (submitCount > 0) void validateForm(changed);
  });
  useEffect(() => revalidate(values), [values]);
}
