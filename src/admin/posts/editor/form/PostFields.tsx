import Box from '@mui/material/Box';
import { useField } from 'formik';
import type { ReactNode } from 'react';
import { FeaturedImageField } from '#src/admin/posts/editor/pictures/FeaturedImageField.tsx';
import { TagsField } from '#src/admin/posts/editor/tags/TagsField.tsx';
import type { TagsInUse } from '#src/admin/posts/editor/tags/useTagsInUse.ts';
import { FormTextField } from '#src/components/form/FormTextField.tsx';
import { slugify } from '#src/features/posts/data/post.ts';
import { postFields } from '#src/features/posts/data/postFields.ts';

type PostFieldsProps = {
  postId: string;
  isNew: boolean;
  tagsInUse: TagsInUse;
  isFullScreen: boolean;
  content: ReactNode;
};

export function PostFields({ postId, isNew, tagsInUse, isFullScreen, content }: PostFieldsProps) {
  const [{ value: title }] = useField<string>('title');
  const besideContent = { display: isFullScreen ? 'none' : 'grid', gap: 2 };
  return (
    <>
      <Box sx={besideContent}>
        <FormTextField
          name="title"
          label={postFields.title.label}
          required
          autoFocus={isNew}
          autoComplete="off"
          help={`Slug: ${slugify(title.trim()) || 'follows from the title'}`}
        />
      </Box>
      {content}
      <Box sx={besideContent}>
        <FormTextField name="excerpt" label={postFields.excerpt.label} required rows={3} />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <FormTextField name="author" label={postFields.author.label} required autoComplete="name" />
          <FormTextField
            name="category"
            label={postFields.category.label}
            required
            options={postFields.category.options}
            placeholder="Choose a category"
          />
        </Box>
        <TagsField tagsInUse={tagsInUse} />
        <FeaturedImageField postId={postId} />
      </Box>
    </>
  );
}
