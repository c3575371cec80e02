import { Formik } from 'formik';
import { PictureUploadsContext } from '#src/admin/posts/editor/pictures/uploads/PictureUploadsContext.ts';
import type { PictureUploads } from '#src/admin/posts/editor/pictures/uploads/pictureUploads.ts';
import type { PostValues } from '#src/features/posts/data/postFields.ts';
import { postSchema } from '#src/features/posts/data/postSchema.ts';
import { PostFormBody, type PostFormBodyProps } from './PostFormBody.tsx';

type PostFormProps = PostFormBodyProps & {
  /** Give the form a new `key` to start anew. */
  initialValues: PostValues;
  uploads: PictureUploads;
  /** @param setContent puts another text into the form before it is saved */
  onSave(values: PostValues, setContent: (content: string) => Promise<unknown>): Promise<void>;
};

export function PostForm({ initialValues, uploads, onSave, ...body }: PostFormProps) {
  return (
    <Formik
      initialValues={initialValues}
      validationSchema={postSchema}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={(values, form) => onSave(values, async (content) => form.setFieldValue('content', content))}
    >
      <PictureUploadsContext value={uploads}>
        <PostFormBody {...body} />
      </PictureUploadsContext>
    </Formik>
  );
}
