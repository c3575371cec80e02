import { validateYupSchema, yupToFormErrors } from 'formik';
import type { PostUploads } from '#src/admin/posts/pictures/pictureUploads.ts';
import type { Store } from '#src/components/state/createStore.ts';
import {
  type PostField,
  type PostFieldName,
  type PostValues,
  postFieldNames,
  postFields,
} from '#src/features/posts/data/postFields.ts';
import { postSchema } from '#src/features/posts/data/postSchema.ts';
import { imageErrors } from './messages.ts';

/** Formik holds every field except the text: it would render all of them at each keystroke. */
export type FormValues = Omit<PostValues, 'content'>;

export type PostText = Store<string>;

export function withText(fields: FormValues, text: PostText): PostValues {
  return { ...fields, content: text.get() };
}

export function withoutText({ content: _, ...fields }: PostValues): FormValues {
  return fields;
}

/** Whether saving publishes the post, now or later. */
export function isPublic({ published, publishAt }: FormValues): boolean {
  return published || publishAt !== null;
}

/**
 * The required fields that are still blank.
 * @param isUndescribed whether the content has images that must be described first
 */
export function missingFields(values: PostValues, isUndescribed: boolean): PostFieldName[] {
  return postFieldNames.filter((name) => {
    if (name === 'content' && isUndescribed) return true;
    const field: PostField = postFields[name];
    const value = values[name];
    return typeof value === 'string' && value.trim() === '' && !('isOptional' in field && field.isOptional);
  });
}

/** A running upload comes first: a field can be empty because of it. */
export async function validatePost(fields: FormValues, text: PostText, uploads: PostUploads) {
  const errors = await validateYupSchema(withText(fields, text), postSchema).then(
    () => ({}),
    (error: unknown) => yupToFormErrors<PostValues>(error),
  );
  return {
    ...errors,
    ...(uploads.content.isBusy() && { content: imageErrors.uploading }),
    ...(uploads.featuredImage.isBusy() && { featuredImage: imageErrors.uploading }),
  };
}
