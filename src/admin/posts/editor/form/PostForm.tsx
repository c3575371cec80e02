import type { EditorView } from '@codemirror/view';
import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { type ReactNode, startTransition, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type FormValues,
  isPublic,
  missingFields,
  type PostText,
} from '#src/admin/posts/editor/formValues.ts';
import { ContentField } from '#src/admin/posts/editor/markdown/ContentField.tsx';
import { undescribedImages } from '#src/admin/posts/editor/markdown/imagesInText.ts';
import { MarkdownGuide } from '#src/admin/posts/editor/markdown/MarkdownGuide.tsx';
import type { PostUploads } from '#src/admin/posts/pictures/pictureUploads.ts';
import type { useForm } from '#src/components/form/useForm.ts';
import type { Post } from '#src/features/posts/data/post.ts';
import { EditorPanes } from './EditorPanes.tsx';
import { PostSettings, TitleField } from './PostFields.tsx';
import { PostFormFooter } from './PostFormFooter.tsx';
import { PostPreview } from './PostPreview.tsx';
import { useEditorShortcuts, useEditorView } from './useEditorView.ts';

type PostFormProps = {
  form: ReturnType<typeof useForm>['form'];
  isNew: boolean;
  meta: Pick<Post, 'id' | 'createdAt'>;
  text: PostText;
  uploads: PostUploads;
  wasPublished: boolean;
  isWide: boolean;
  alerts?: ReactNode;
  onSave(): void;
  onAutosave(): void;
  onCancel(): void;
};

export function PostForm(props: PostFormProps) {
  const { form, isNew, meta, text, uploads, isWide, onSave, onAutosave } = props;
  const { values } = useFormikContext<FormValues>();
  const pausedText = usePausedText(text);
  const [view, setView] = useState<EditorView | null>(null);
  const undescribed = useMemo(
    () => (view && pausedText !== '' ? undescribedImages(view.state) : []),
    [view, pausedText],
  );
  const isUndescribed = undescribed.length > 0 && isPublic(values);
  const [isGuideOpen, setIsGuideOpen] = useState(false);
  const [caretLine, setCaretLine] = useState<number>();
  const { isPreviewing, setIsPreviewing, isFullScreen, setIsFullScreen, handleKeyDown } = useEditorView();
  const isSplit = isWide && !isFullScreen;
  const openGuide = () => setIsGuideOpen(true);
  useEditorShortcuts(form.ref, {
    onAutosave,
    onSubmit: onSave,
    onHelp: openGuide,
  });

  function showField(name: string): void {
    flushSync(() => setIsPreviewing(false));
    const textField = isUndescribed ? '[name=description]' : '[role=textbox][aria-multiline]';
    const field = name === 'content' ? textField : `[name=${name}]`;
    const element = form.ref.current?.querySelector<HTMLElement>(field);
    element?.focus();
    // The error message is below the field.
    element?.closest('.MuiFormControl-root')?.scrollIntoView({ block: 'end' });
  }

  return (
    <Box
      component="form"
      {...form}
      // A click beside the fields must not move focus to the dialog, where Escape closes it.
      tabIndex={-1}
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={handleKeyDown}
      sx={[formStyle, isFullScreen && fullScreenStyle]}
    >
      <EditorPanes
        isSplit={isSplit}
        isPreviewing={isPreviewing}
        isFullScreen={isFullScreen}
        onSwitch={setIsPreviewing}
        writing={
          <>
            {props.alerts}
            <TitleField postId={meta.id} isNew={isNew} />
            <ContentField
              text={text}
              view={view}
              onView={setView}
              undescribed={undescribed}
              pausedText={pausedText}
              uploads={uploads.content}
              isFullScreen={isFullScreen}
              isFilling={isSplit || isFullScreen}
              onFullScreenChange={(isOn) => {
                setIsFullScreen(isOn);
                // Full screen opens with the text.
                setIsPreviewing(false);
              }}
              onCaretLine={setCaretLine}
              onHelp={openGuide}
            />
          </>
        }
        settings={<PostSettings uploads={uploads.featuredImage} />}
        preview={<PostPreview values={values} content={pausedText} meta={meta} caretLine={caretLine} />}
      />
      <PostFormFooter
        isNew={isNew}
        wasPublished={props.wasPublished}
        missing={missingFields({ ...values, content: pausedText }, isUndescribed)}
        isUndescribed={isUndescribed}
        onShowField={showField}
        onSave={onSave}
        onAutosave={onAutosave}
        onCancel={props.onCancel}
      />
      {isGuideOpen && <MarkdownGuide onClose={() => setIsGuideOpen(false)} />}
    </Box>
  );
}

/** The text as of the last pause in typing. A long text renders slowly, so it needs a longer pause. */
function usePausedText(text: PostText): string {
  const { submitCount, validateForm } = useFormikContext();
  const [shown, setShown] = useState(text.get);
  const handlePause = useEffectEvent(() => {
    startTransition(() => setShown(text.get()));
    if (submitCount > 0) void validateForm();
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = text.subscribe(() => {
      const pauseMs = text.get().length < 4_000 ? 200 : 600;
      clearTimeout(timer);
      timer = setTimeout(handlePause, pauseMs);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [text]);
  return shown;
}

const formStyle = {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  // Where large text leaves no room for the fields, everything below the header scrolls.
  overflowY: 'auto',
  outline: 0,
} as const;

const fullScreenStyle = {
  position: 'fixed',
  inset: 0,
  zIndex: 1,
  backgroundColor: 'background.paper',
} as const;
