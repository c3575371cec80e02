import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { MarkdownField } from '#src/admin/posts/editor/markdown/MarkdownField.tsx';
import { MarkdownGuide } from '#src/admin/posts/editor/markdown/MarkdownGuide.tsx';
import { PostPreview } from '#src/admin/posts/editor/preview/PostPreview.tsx';
import type { TagsInUse } from '#src/admin/posts/editor/tags/useTagsInUse.ts';
import { useFocusFirstError } from '#src/components/form/useFocusFirstError.ts';
import { NotificationContainer } from '#src/components/notifications/NotificationContainer.tsx';
import type { Post } from '#src/features/posts/data/post.ts';
import type { PostValues } from '#src/features/posts/data/postFields.ts';
import { EditorPanes } from './EditorPanes.tsx';
import { PostFields } from './PostFields.tsx';
import { PostFormFooter } from './PostFormFooter.tsx';
import { errorStyle, formStyle, fullScreenStyle } from './postFormStyles.ts';
import { useDebouncedValidation } from './useDebouncedValidation.ts';
import { useEditorShortcuts } from './useEditorShortcuts.ts';
import { useEditorView } from './useEditorView.ts';

export type PostFormBodyProps = {
  isNew: boolean;
  meta: Pick<Post, 'id' | 'createdAt'>;
  isWide: boolean;
  alerts?: ReactNode;
  error: string | undefined;
  tagsInUse: TagsInUse;
  onChange(values: PostValues): void;
  onSaveDraft(): void;
  onCancel(): void;
};

export function PostFormBody(props: PostFormBodyProps) {
  const { isNew, meta, isWide, error, onChange, onSaveDraft } = props;
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
            {props.alerts}
            <PostFields
              tagsInUse={props.tagsInUse}
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
        <Box sx={errorStyle}>
          <Alert severity="error">{error}. Your text is still here.</Alert>
        </Box>
      )}
      <NotificationContainer />
      <PostFormFooter isNew={isNew} onCancel={props.onCancel} />
      <MarkdownGuide isOpen={isGuideOpen} onClose={() => setIsGuideOpen(false)} />
    </Box>
  );
}
