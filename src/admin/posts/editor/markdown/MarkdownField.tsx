import { useState } from 'react';
import { fieldHelp } from '#src/admin/posts/editor/messages.ts';
import { FormTextField } from '#src/components/form/FormTextField.tsx';
import { postFields } from '#src/features/posts/data/postFields.ts';
import type { ContentFieldProps } from './ContentField.tsx';
import { loadedContentField } from './loadContentField.ts';

/** Falls back to a plain field if the editor's chunk could not be loaded. */
export function MarkdownField(props: ContentFieldProps) {
  const [Field] = useState(() => loadedContentField() ?? PlainContentField);
  return <Field {...props} />;
}

function PlainContentField() {
  return (
    <FormTextField
      name="content"
      label={postFields.content.label}
      required
      rows={15}
      help={fieldHelp.plainContent}
    />
  );
}
