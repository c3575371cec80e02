import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useDebouncedValue } from '#src/components/runtime/useDebouncedValue.ts';
import type { PostValues } from '#src/features/posts/data/postFields.ts';

/** Checks the fields in the pauses of typing: a long article is checked as a whole, and takes its time. */
export function useDebouncedValidation(): void {
  const { values, touched, validateForm } = useFormikContext<PostValues>();
  const settled = useDebouncedValue(values, 250);
  // biome-ignore lint/correctness/useExhaustiveDependencies: checked when the values rest or a field is left
  useEffect(() => void validateForm(), [settled, touched]);
}
