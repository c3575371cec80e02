import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useField, useFormikContext } from 'formik';
import {
  type InputHTMLAttributes,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { FieldLabel } from './FieldLabel.tsx';
import { lengthCounter, textLength, tooLongMessage } from './textLength.ts';

type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

type FormTextFieldProps = {
  /** Name of the value in the form. */
  name: string;
  label: string;
  /** Help below the field; an error takes its place. */
  help?: ReactNode;
  required?: boolean;
  type?: 'text' | 'email' | 'password' | 'url';
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** Characters at most: counted near the limit, and an error at once beyond it. */
  max?: number | undefined;
  /** Makes it a text area of so many rows. */
  rows?: number;
  /** Makes it a native select; `placeholder` names the empty choice. */
  options?: readonly string[] | undefined;
  placeholder?: string;
  autoComplete?: string;
  autoFocus?: boolean;
  /** `large` on public forms and sign-in, `medium` in the back office. */
  size?: 'medium' | 'large';
};

/**
 * One field of a Formik form: label above, the value, help or error below, all tied together for screen readers.
 * With `options` it is a native select, with `rows` a text area. A field that is not `required` says 'optional'.
 * The browser's own message is preferred to the schema's, so that it comes in the reader's language.
 */
export function FormTextField({
  name,
  label,
  help,
  max,
  options,
  placeholder,
  rows,
  inputMode,
  size = 'medium',
  type = 'text',
  ...attributes
}: FormTextFieldProps) {
  const [field, meta] = useField<string>(name);
  const { isSubmitting } = useFormikContext();
  const id = useId();
  const element = useRef<FieldElement>(null);
  const browserMessage = useValidationMessage(element);
  const length = max === undefined ? 0 : textLength(field.value);
  const counter = max === undefined ? undefined : lengthCounter(length, max);
  const tooLong = max !== undefined && length > max ? tooLongMessage(max) : undefined;
  const error = tooLong ?? (meta.touched && meta.error ? browserMessage || meta.error : undefined);
  const note = error && counter ? `${error} ${counter}.` : (error ?? counter ?? help);
  const describedBy = note ? `${id}-note` : undefined;
  const shared = { ...field, ...attributes, id, inputRef: element };
  return (
    <FormControl size={size} error={error !== undefined}>
      <FieldLabel htmlFor={id} isOptional={!attributes.required}>
        {label}
      </FieldLabel>
      {options ? (
        <NativeSelect
          {...shared}
          input={<OutlinedInput />}
          inputProps={{ id, 'aria-describedby': describedBy, disabled: isSubmitting }}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </NativeSelect>
      ) : (
        <OutlinedInput
          {...shared}
          {...(rows === undefined ? { type } : { multiline: true, rows, inputComponent: 'textarea' })}
          placeholder={placeholder}
          readOnly={isSubmitting}
          slotProps={{ input: { 'aria-describedby': describedBy, inputMode } }}
        />
      )}
      {note && (
        <FormHelperText id={describedBy} aria-live={error ? 'polite' : undefined}>
          {note}
        </FormHelperText>
      )}
    </FormControl>
  );
}

/** What the browser finds wrong with the element, in its own words; empty when nothing. */
function useValidationMessage(element: RefObject<FieldElement | null>): string {
  const [message, setMessage] = useState('');
  useEffect(() => setMessage(element.current?.validationMessage ?? ''));
  return message;
}
