import Box from '@mui/material/Box';
import { useField } from 'formik';
import { MarkdownField } from '#src/admin/posts/editor/markdown/MarkdownField.tsx';
import { MarkdownGuide } from '#src/admin/posts/editor/markdown/MarkdownGuide.tsx';
import { FormTextField } from '#src/components/form/FormTextField.tsx';
import { postCategories, slugify } from '#src/features/posts/data/post.ts';
import { ImagePreview } from './ImagePreview.tsx';
import { TagsField } from './TagsField.tsx';

type PostFieldsProps = { /** The keyboard starts in the title. */ isNew: boolean };

/** The fields of the post form (spec 5). */
export function PostFields({ isNew }: PostFieldsProps) {
  const [{ value: title }] = useField<string>('title');
  const [{ value: featuredImage }] = useField<string>('featuredImage');
  return (
    <>
      <FormTextField
        name="title"
        label="Title"
        required
        autoFocus={isNew}
        autoComplete="off"
        help={`Slug: ${slugify(title.trim()) || 'follows from the title'}`}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <FormTextField name="author" label="Author" required autoComplete="name" />
        <FormTextField name="category" label="Category" required options={postCategories} />
      </Box>
      <div>
        <FormTextField
          name="featuredImage"
          label="Featured Image URL"
          required
          inputMode="url"
          autoComplete="off"
          help="Start with https:// or with / for a picture on this site"
        />
        <ImagePreview address={featuredImage} />
      </div>
      <TagsField name="tags" label="Tags" />
      <FormTextField name="excerpt" label="Excerpt" required rows={3} />
      <div>
        <MarkdownField name="content" label="Content" rows={15} />
        <MarkdownGuide />
      </div>
    </>
  );
}
