import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ContentField } from '#src/admin/posts/editor/markdown/ContentField.tsx';
import { MarkdownGuide } from '#src/admin/posts/editor/markdown/MarkdownGuide.tsx';
import { saveMessages } from '#src/admin/posts/editor/messages.ts';
import { usePausedText } from '#src/admin/posts/editor/postText.ts';
import { useFocusFirstError } from '#src/components/form/useFocusFirstError.ts';
import { NotificationContainer } from '#src/components/notifications/NotificationContainer.tsx';
import type { Post } from '#src/features/posts/data/post.ts';
import type { PostValues } from '#src/features/posts/data/postFields.ts';
import { EditorPanes } from './EditorPanes.tsx';
import { PostFields } from './PostFields.tsx';
import { PostFormFooter } from './PostFormFooter.tsx';
import { PostPreview } from './PostPreview.tsx';
import { useEditorShortcuts, useEditorView } from './useEditorView.ts';

type PostFormProps = {
  isNew: boolean;
  meta: Pick<Post, 'id' | 'createdAt'>;
  isWide: boolean;
  alerts?: ReactNode;
  error: string | undefined;
  onSaveDraft(): void;
  onCancel(): void;
};

/** Fields, preview and buttons, inside Formik. Pass a new `key` to refill the form. */
export function PostForm(props: PostFormProps) {
  const { isNew, meta, isWide, error, onSaveDraft } = props;
  const { values, isSubmitting, handleSubmit } = useFormikContext<PostValues>();
  const [isGuideOpen, setIsGuideOpen] = useState(false);
  const [caretLine, setCaretLine] = useState<number>();
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstError(form);
  useDebouncedValidation();
  const { isPreviewing, setIsPreviewing, isFullScreen, setIsFullScreen, handleKeyDown } = useEditorView(form);
  const openGuide = () => setIsGuideOpen(true);
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
      // A click beside the fields must not move the focus to the dialog, where Escape closes it.
      tabIndex={-1}
      aria-busy={isSubmitting}
      onSubmit={handleSubmit}
      onKeyDown={handleKeyDown}
      sx={[formStyle, isFullScreen && fullScreenStyle]}
    >
      <EditorPanes
        isSplit={isWide && !isFullScreen}
        isPreviewing={isPreviewing}
        isFullScreen={isFullScreen}
        onSwitch={setIsPreviewing}
        fields={
          <>
            {props.alerts}
            <PostFields
              postId={meta.id}
              isNew={isNew}
              isFullScreen={isFullScreen}
              content={
                <ContentField
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
          <Alert severity="error">
            {error}. {saveMessages.textKept}
          </Alert>
        </Box>
      )}
      <NotificationContainer />
      <PostFormFooter isNew={isNew} onSaveDraft={onSaveDraft} onCancel={props.onCancel} />
      <MarkdownGuide isOpen={isGuideOpen} onClose={() => setIsGuideOpen(false)} />
    </Box>
  );
}

const debounceMs = 250;

/** Validates when typing pauses, since a long article takes long, and immediately on blur. */
function useDebouncedValidation(): void {
  const { values, touched, validateForm } = useFormikContext<PostValues>();
  const text = usePausedText();
  // biome-ignore lint/correctness/useExhaustiveDependencies: changes of these are what is validated
  useEffect(() => {
    const timer = setTimeout(() => void validateForm(values), debounceMs);
    return () => clearTimeout(timer);
  }, [values, text, validateForm]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a field has been left
  useEffect(() => void validateForm(values), [touched]);
}

const formStyle = { display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0, outline: 0 } as const;

const fullScreenStyle = {
  position: 'fixed',
  inset: 0,
  zIndex: 1,
  backgroundColor: 'background.paper',
} as const;

const errorStyle = {
  flex: 'none',
  padding: { xs: '0.75rem 1rem', sm: '0.75rem 1.5rem' },
  borderTop: 1,
  borderColor: 'divider',
} as const;
