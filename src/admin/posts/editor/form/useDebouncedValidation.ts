import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { PostValues } from '#src/features/posts/data/postFields.ts';

const debounceMs = 250;

/** Validates in the pauses of typing, since that takes long for a long article, and at once when a field is left. */
export function useDebouncedValidation(): void {
  const { values, touched, validateForm } = useFormikContext<PostValues>();
  const lastTouched = useRef<typeof touched>(undefined);
  useEffect(() => {
    if (lastTouched.current !== touched) {
      lastTouched.current = touched;
      void validateForm(values);
      return undefined;
    }
    const timer = setTimeout(() => void validateForm(values), debounceMs);
    return () => clearTimeout(timer);
  }, [values, touched, validateForm]);
}
