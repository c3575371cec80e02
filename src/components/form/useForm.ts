import { type FormikConfig, type FormikValues, useFormik } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Shows no errors before the first submit; after a failed one, moves focus to the first field with an error. */
export function useForm<Values extends FormikValues>(config: FormikConfig<Values>) {
  const ref = useRef<HTMLFormElement>(null);
  const formik = useFormik<Values>({ ...config, validateOnBlur: false, validateOnChange: false });
  const { values, submitCount, isSubmitting, isValid, validateForm, handleSubmit } = formik;

  // `validateOnChange` would validate other fields and checks as of the last render.
  useEffect(() => {
    if (submitCount > 0) void validateForm(values);
  }, [values, submitCount, validateForm]);

  const focusFirstError = useEffectEvent(() => {
    if (!isValid) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) focusFirstError();
  }, [submitCount, isSubmitting]);

  return { formik, form: { ref, noValidate: true, 'aria-busy': isSubmitting, onSubmit: handleSubmit } };
}
