import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { FormikProvider } from 'formik';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { PostForm } from '#src/admin/posts/editor/form/PostForm.tsx';
import type { FormValues } from '#src/admin/posts/editor/formValues.ts';
import { validatePost } from '#src/admin/posts/editor/formValues.ts';
import { usePostUploads } from '#src/admin/posts/pictures/pictureUploads.ts';
import { createQueryClient } from '#src/admin/shared/queries.ts';
import { useForm } from '#src/components/form/useForm.ts';
import { createStore } from '#src/components/state/createStore.ts';
import type { PostValues } from '#src/features/posts/data/postFields.ts';
import { muiTheme } from '#src/theme/muiTheme.ts';
import { type ContentField, findContentField } from '#tests/support/components/contentField.ts';
import { writtenFields } from '#tests/support/records/aPost.ts';

/** A valid post. */
export const filled: PostValues = {
  ...writtenFields('nine'),
  title: 'Nine screens, then four',
  author: 'Mara Okafor',
  featuredImage: '/pics/post-nine.svg',
  excerpt: 'What we took out.',
  content: 'Some words here.',
  published: false,
};

export const onSave = vi.fn(async (_: PostValues) => undefined);
export const onChange = vi.fn<(values: PostValues) => void>();

/** Renders the form of a new or stored post on a wide screen. */
export async function renderForm(start: PostValues, isNew = true): Promise<ContentField> {
  vi.clearAllMocks();
  const text = createStore(start.content);
  const client = createQueryClient();
  client.setQueryData(['tags'], ['perf', 'Open source', 'Pages']);
  function Form() {
    const uploads = usePostUploads();
    const { formik, form } = useForm<FormValues>({
      initialValues: start,
      validate: (values) => validatePost(values, text, uploads),
      onSubmit: (values) => onSave({ ...values, content: text.get() }),
    });
    onChange({ ...formik.values, content: text.get() });
    return (
      <FormikProvider value={formik}>
        <PostForm
          form={form}
          isNew={isNew}
          meta={{ id: isNew ? '' : 'nine', createdAt: null }}
          text={text}
          uploads={uploads}
          isWide
          wasPublished={false}
          onSave={() => void formik.submitForm()}
          onAutosave={() => undefined}
          onCancel={() => undefined}
        />
      </FormikProvider>
    );
  }
  render(
    <ThemeProvider theme={muiTheme}>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <Form />
        </MemoryRouter>
      </QueryClientProvider>
    </ThemeProvider>,
  );
  return findContentField();
}
