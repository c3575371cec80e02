import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ChangeEventHandler, FocusEventHandler, InputHTMLAttributes, Ref } from 'react';

export type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export type FieldInputProps = {
  id: string;
  name: string;
  value: string;
  onChange: ChangeEventHandler<FieldElement>;
  onBlur: FocusEventHandler<FieldElement>;
  /** The input, textarea or select itself. */
  inputRef: Ref<FieldElement>;
  required?: boolean;
  /** While the form is being sent: text stays readable, nothing can be changed. */
  isLocked: boolean;
  describedBy: string | undefined;
  type?: 'text' | 'email' | 'password' | 'url';
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** Makes it a text area of so many rows. */
  rows?: number;
  /** Makes it a native select; `placeholder` names the empty choice. */
  options?: readonly string[];
  placeholder?: string;
  autoComplete?: string;
  autoFocus?: boolean;
  /** `large` on public forms and sign-in, `medium` in the back office. */
  size?: 'medium' | 'large';
};

/** The typed-in or chosen part of a form field: plain text, text area or native select. */
export function FieldInput({ size = 'medium', options, placeholder, isLocked, ...field }: FieldInputProps) {
  const { describedBy, rows, inputMode, type = 'text', ...shared } = field;
  if (options) {
    return (
      <NativeSelect
        {...shared}
        input={<OutlinedInput size={size} />}
        inputProps={{ id: field.id, 'aria-describedby': describedBy, disabled: isLocked }}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </NativeSelect>
    );
  }
  return (
    <OutlinedInput
      {...shared}
      size={size}
      type={type}
      placeholder={placeholder}
      multiline={rows !== undefined}
      rows={rows}
      readOnly={isLocked}
      slotProps={{ input: { 'aria-describedby': describedBy, inputMode } }}
    />
  );
}
