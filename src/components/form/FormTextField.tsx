import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useField, useFormikContext } from 'formik';
import {
  type InputHTMLAttributes,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useSyncExternalStore,
} from 'react';
import { FieldLabel } from './FieldLabel.tsx';
import { fieldMessages } from './fieldRules.ts';
import { lengthCounter, textLength, tooLongMessage } from './textLength.ts';

type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

type FormTextFieldProps = {
  name: string;
  label: string;
  required?: boolean;
  help?: ReactNode;
  placeholder?: string | undefined;
  /** Length up to which the text is valid, in characters as `textLength` counts them. */
  max?: number | undefined;
  /** Makes it a text area. */
  rows?: number;
  /** Makes it a select. */
  options?: readonly string[] | undefined;
  size?: 'medium' | 'large';
  end?: ReactNode;
  input?: InputHTMLAttributes<HTMLInputElement>;
};

export function FormTextField({
  name,
  label,
  required = false,
  help,
  placeholder,
  max,
  rows,
  options,
  size = 'medium',
  end,
  input,
}: FormTextFieldProps) {
  const [field, meta] = useField<string>(name);
  const { isSubmitting } = useFormikContext();
  const id = useId();
  const element = useRef<FieldElement>(null);
  const browserMessage = useValidationMessage(element);
  const length = max === undefined ? 0 : textLength(field.value);
  const counter = max === undefined ? undefined : lengthCounter(length, max);
  const tooLong = max !== undefined && length > max ? tooLongMessage(max) : undefined;
  const error =
    tooLong ??
    (meta.touched && meta.error ? (isRule(meta.error) && browserMessage) || meta.error : undefined);
  const helperText = error && counter ? `${error} ${counter}.` : (error ?? counter ?? help);
  const describedBy = helperText ? `${id}-helper-text` : undefined;
  const shared = { ...field, id, inputRef: element };
  // Material UI would repeat them on the surrounding `<div>`, or give a textarea a type.
  const attributes = { required, 'aria-describedby': describedBy };
  return (
    <FormControl size={size} error={error !== undefined}>
      <FieldLabel htmlFor={id} isOptional={!required}>
        {label}
      </FieldLabel>
      {options ? (
        <NativeSelect
          {...shared}
          input={<OutlinedInput />}
          inputProps={{ ...attributes, id, disabled: isSubmitting }}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            // Without `value`, a translated option would be sent as translated.
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </NativeSelect>
      ) : (
        <OutlinedInput
          {...shared}
          {...(rows !== undefined && { multiline: true, rows, inputComponent: 'textarea', translate: 'no' })}
          placeholder={placeholder}
          endAdornment={end}
          readOnly={isSubmitting}
          slotProps={{ input: { ...(rows !== undefined && { type: undefined }), ...input, ...attributes } }}
        />
      )}
      {helperText && (
        <FormHelperText id={describedBy} aria-live={error || !counter ? 'polite' : undefined}>
          {helperText}
        </FormHelperText>
      )}
    </FormControl>
  );
}

/** Whether the message is about a rule that the browser checks too. It can't check others, such as a running upload. */
function isRule(message: string): boolean {
  return Object.values<string>(fieldMessages).includes(message);
}

/** Empty when valid. Preferred over the schema's message, because the browser localizes it. */
function useValidationMessage(element: RefObject<FieldElement | null>): string {
  // React asks again after each render; by then the browser has the new value.
  return useSyncExternalStore(
    () => () => undefined,
    () => element.current?.validationMessage ?? '',
    () => '',
  );
}
