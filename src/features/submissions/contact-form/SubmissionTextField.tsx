import type { ComponentProps } from 'react';
import { FormTextField } from '#src/components/form/FormTextField.tsx';
import {
  type SubmissionField,
  type SubmissionFieldName,
  submissionFields,
} from '#src/features/submissions/data/submissionFields.ts';

type SubmissionTextFieldProps = { name: SubmissionFieldName } & Pick<
  ComponentProps<typeof FormTextField>,
  'help' | 'rows' | 'placeholder' | 'autoComplete'
>;

export function SubmissionTextField({ name, ...props }: SubmissionTextFieldProps) {
  const field: SubmissionField = submissionFields[name];
  return (
    <FormTextField
      {...props}
      name={name}
      label={field.label}
      required={field.isRequired}
      size="large"
      {...(field.kind === 'option' ? { options: field.options } : { type: field.kind, max: field.max })}
    />
  );
}
