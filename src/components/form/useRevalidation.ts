import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';

/**
 * Shows no errors before the first submit; after it, validates on every change, so that fixed errors disappear.
 * @param text a field whose text Formik does not hold
 */
export function useRevalidation(text?: string): void {
  const { values, submitCount, validateForm } = useFormikContext();
  const revalidate = useEffectEvent((changed: typeof values, _text?: string) => {
    if (submitCount > 0) void validateForm(changed);
  });
  useEffect(() => revalidate(values, text), [values, text]);
}
