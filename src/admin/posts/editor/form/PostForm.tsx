import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Formik, useFormikContext } from 'formik';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { MarkdownField } from '#src/admin/posts/editor/markdown/MarkdownField.tsx';
import { MarkdownGuide } from '#src/admin/posts/editor/markdown/MarkdownGuide.tsx';
import { PictureUploadsContext } from '#src/admin/posts/editor/pictures/uploads/PictureUploadsContext.ts';
import type { PictureUploads } from '#src/admin/posts/editor/pictures/uploads/pictureUploads.ts';
import { PostPreview } from '#src/admin/posts/editor/preview/PostPreview.tsx';
import type { TagsInUse } from '#src/admin/posts/editor/tags/useTagsInUse.ts';
import { useFocusFirstError } from '#src/components/form/useFocusFirstError.ts';
import { NotificationContainer } from '#src/components/notifications/NotificationContainer.tsx';
import type { Post } from '#src/features/posts/data/post.ts';
import type { PostValues } from '#src/features/posts/data/postFields.ts';
import { postSchema } from '#src/features/posts/data/postSchema.ts';
import { EditorPanes } from './EditorPanes.tsx';
import { PostFields } from './PostFields.tsx';
import { PostFormFooter } from './PostFormFooter.tsx';
import { formStyle, fullScreenStyle } from './postFormStyles.ts';
import { useDebouncedValidation } from './useDebouncedValidation.ts';
import { useEditorShortcuts } from './useEditorShortcuts.ts';
import { useEditorView } from './useEditorView.ts';

type PostFormProps = {
  /** Give the form a new `key` to start anew. */
  initialValues: PostValues;
  isNew: boolean;
  meta: Pick<Post, 'id' | 'createdAt'>;
  isWide: boolean;
  alerts?: ReactNode;
  error: string | undefined;
  onChange(values: PostValues): void;
  /** @param setContent puts another text into the form before it is saved */
  onSave(values: PostValues, setContent: (content: string) => Promise<unknown>): Promise<void>;
  onSaveDraft(): void;
  onCancel(): void;
  uploads: PictureUploads;
  tagsInUse: TagsInUse;
};

type FormPartsProps = Omit<PostFormProps, 'initialValues' | 'onSave' | 'uploads'>;

export function PostForm({ initialValues, onSave, uploads, ...parts }: PostFormProps) {
  return (
    <Formik
      initialValues={initialValues}
      validationSchema={postSchema}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={(values, form) => onSave(values, async (content) => form.setFieldValue('content', content))}
    >
      <PictureUploadsContext value={uploads}>
        <FormParts {...parts} />
      </PictureUploadsContext>
    </Formik>
  );
}

function FormParts({
  isNew,
  meta,
  isWide,
  alerts,
  error,
  onChange,
  onSaveDraft,
  onCancel,
  tagsInUse,
}: FormPartsProps) {
  const { values, isSubmitting, handleSubmit } = useFormikContext<PostValues>();
  const [isGuideOpen, setIsGuideOpen] = useState(false);
  const [caretLine, setCaretLine] = useState<number>();
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstError(form);
  useDebouncedValidation();
  const { isPreviewing, setIsPreviewing, isFullScreen, setIsFullScreen, handleKeyDown } = useEditorView();
  const reportChange = useEffectEvent(onChange);
  useEffect(() => reportChange(values), [values]);
  const openGuide = useCallback(() => setIsGuideOpen(true), []);
  useEditorShortcuts(form, {
    onSaveDraft,
    onSubmit: () => !isSubmitting && handleSubmit(),
    onHelp: openGuide,
  });

  return (
    <Box
      component="form"
      ref={form}
      noValidate
      aria-busy={isSubmitting}
      onSubmit={handleSubmit}
      onKeyDown={handleKeyDown}
      sx={[formStyle, isFullScreen && fullScreenStyle]}
    >
      <EditorPanes
        isWide={isWide}
        isPreviewing={isPreviewing}
        isFullScreen={isFullScreen}
        onSwitch={setIsPreviewing}
        fields={
          <>
            {alerts}
            <PostFields
              tagsInUse={tagsInUse}
              postId={meta.id}
              isNew={isNew}
              isFullScreen={isFullScreen}
              content={
                <MarkdownField
                  postId={meta.id}
                  isFullScreen={isFullScreen}
                  onFullScreenChange={setIsFullScreen}
                  onCaretLine={setCaretLine}
                  onHelp={openGuide}
                />
              }
            />
          </>
        }
        preview={<PostPreview values={values} meta={meta} caretLine={caretLine} />}
      />
      {error && (
        <Alert severity="error" sx={{ mx: { xs: 2, sm: 3 }, mb: 2, flex: 'none' }}>
          {error}. Your text is still here.
        </Alert>
      )}
      <NotificationContainer />
      <PostFormFooter isNew={isNew} onCancel={onCancel} />
      <MarkdownGuide isOpen={isGuideOpen} onClose={() => setIsGuideOpen(false)} />
    </Box>
  );
}
