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

type FormTextFieldProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'required' | 'type' | 'inputMode' | 'placeholder' | 'autoComplete' | 'autoFocus'
> & {
  name: string;
  label: string;
  help?: ReactNode;
  max?: number | undefined;
  rows?: number;
  options?: readonly string[] | undefined;
  size?: 'medium' | 'large';
};

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
  const helperText = error && counter ? `${error} ${counter}.` : (error ?? counter ?? help);
  const describedBy = helperText ? `${id}-helper-text` : undefined;
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
      {helperText && (
        <FormHelperText id={describedBy} aria-live={error ? 'polite' : undefined}>
          {helperText}
        </FormHelperText>
      )}
    </FormControl>
  );
}

/** Empty when valid. Preferred over the schema's message, because the browser localizes it. */
function useValidationMessage(element: RefObject<FieldElement | null>): string {
  const [message, setMessage] = useState('');
  useEffect(() => setMessage(element.current?.validationMessage ?? ''));
  return message;
}
