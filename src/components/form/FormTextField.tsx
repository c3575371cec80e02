import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import { useField, useFormikContext } from 'formik';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { type FieldElement, FieldInput, type FieldInputProps } from './FieldInput.tsx';

type FormTextFieldProps = Pick<
  FieldInputProps,
  | 'type'
  | 'rows'
  | 'options'
  | 'placeholder'
  | 'autoComplete'
  | 'autoFocus'
  | 'required'
  | 'size'
  | 'inputMode'
> & {
  /** Name of the value in the form. */
  name: string;
  label: string;
  /** Help below the field; an error takes its place. */
  help?: ReactNode;
};

/**
 * One field of a Formik form: label above, the value, help or error below, all tied together for screen readers.
 * With `options` it is a native select, with `rows` a text area. A field that is not `required` says 'optional'.
 * The browser's own message is preferred to the schema's, so that it comes in the reader's language.
 */
export function FormTextField({ name, label, help, required = false, ...input }: FormTextFieldProps) {
  const [field, meta] = useField<string>(name);
  const { isSubmitting } = useFormikContext();
  const id = useId();
  const element = useRef<FieldElement>(null);
  const error = useErrorText(element, field.value, meta.touched ? meta.error : undefined);
  const note = error ?? help;
  return (
    <FormControl error={error !== undefined}>
      <InputLabel required={false} htmlFor={id} sx={input.size === 'large' ? { typography: 'h6' } : {}}>
        {label}
        {!required && <Optional />}
      </InputLabel>
      <FieldInput
        {...input}
        {...field}
        id={id}
        inputRef={element}
        required={required}
        isLocked={isSubmitting}
        describedBy={note ? `${id}-note` : undefined}
      />
      {note && <FormHelperText id={`${id}-note`}>{note}</FormHelperText>}
    </FormControl>
  );
}

function Optional() {
  return (
    <Box component="span" sx={{ fontWeight: 400, color: 'text.hint' }}>
      {' '}
      optional
    </Box>
  );
}

function useErrorText(
  element: RefObject<FieldElement | null>,
  value: string,
  schemaError: string | undefined,
): string | undefined {
  const [ownWords, setOwnWords] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element's message changes with the value
  useEffect(() => setOwnWords(element.current?.validationMessage ?? ''), [element, value]);
  return schemaError === undefined ? undefined : ownWords || schemaError;
}
