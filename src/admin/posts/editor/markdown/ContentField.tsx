import type { EditorView } from '@codemirror/view';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import type { InputBaseComponentProps } from '@mui/material/InputBase';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { useField, useFormikContext } from 'formik';
import { type ElementType, useId, useState } from 'react';
import { type FormValues, isPublic, type PostText } from '#src/admin/posts/editor/formValues.ts';
import { imageErrors } from '#src/admin/posts/editor/messages.ts';
import { handlePaste, isPasting } from '#src/admin/posts/editor/paste/handlePaste.ts';
import { ContentPictures } from '#src/admin/posts/pictures/ContentPictures.tsx';
import type { PictureUploads } from '#src/admin/posts/pictures/pictureUploads.ts';
import { useLatest } from '#src/admin/shared/useLatest.ts';
import { readingMinutes, wordCount } from '#src/features/posts/data/post.ts';
import { postFields } from '#src/features/posts/data/postFields.ts';
import { readTimeText } from '#src/features/posts/messages.ts';
import { CodeMirrorInput } from './CodeMirrorInput.tsx';
import { type ContentEvents, contentExtensions } from './contentExtensions.ts';
import { type UndescribedImage, undescribedImages } from './imagesInText.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { MarkdownToolbar } from './MarkdownToolbar.tsx';
import type { MarkdownCommand } from './markdownCommands.ts';
import { useTextPictures } from './useTextPictures.ts';

type ContentFieldProps = {
  text: PostText;
  view: EditorView | null;
  onView(view: EditorView | null): void;
  /** The text as of the last pause in typing. */
  pausedText: string;
  /** Its images without a description. */
  undescribed: readonly UndescribedImage[];
  uploads: PictureUploads;
  isFullScreen: boolean;
  /** Takes the remaining height. */
  isFilling: boolean;
  onFullScreenChange(isFullScreen: boolean): void;
  onCaretLine(line: number): void;
  onHelp(): void;
};

const name = 'content';

/** Shows the text styled like the article, and the Markdown source only around the caret. */
export function ContentField({ text, view, pausedText, uploads, isFullScreen, ...on }: ContentFieldProps) {
  const { isFilling, undescribed } = on;
  const { values, isSubmitting, submitCount } = useFormikContext<FormValues>();
  const id = useId();
  const [isLinking, setIsLinking] = useState(false);
  const pictures = useTextPictures(view, uploads);
  const [, meta] = useField<string>({
    name,
    validate: () => {
      if (view && isPasting(view.state)) return imageErrors.pasting;
      const isRefused = view && isPublic(values) && undescribedImages(view.state).length > 0;
      return isRefused ? imageErrors.undescribed : undefined;
    },
  });
  const isInvalid = submitCount > 0 && meta.error !== undefined;

  const events = useLatest<ContentEvents>({
    onCaretLine: on.onCaretLine,
    onLink: () => setIsLinking(true),
    onUploadRestored: pictures.restart,
    onUploadRemoved: (id) => {
      const running = uploads.list().filter(({ status }) => status !== 'refused');
      running.find((one) => one.id === id)?.cancel();
    },
    onPaste: (event, target) =>
      handlePaste(event, target, { onFiles: pictures.addFiles, onPicture: pictures.addFile }),
  });
  const [extensions] = useState(() => contentExtensions(() => events.current));

  function handleCommand({ run }: MarkdownCommand) {
    view?.focus();
    if (view) run(view);
  }

  const input: InputBaseComponentProps = { isInvalid, extensions, text, view, onView: on.onView };
  return (
    <>
      <FormControl {...pictures.dropProps} error={isInvalid} sx={isFilling ? { flex: '1 0 auto' } : {}}>
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', columnGap: 2 }}
        >
          <InputLabel id={`${id}-label`} component="span" onClick={() => view?.focus()}>
            {postFields.content.label}
          </InputLabel>
          <MarkdownToolbar
            fieldId={id}
            isFullScreen={isFullScreen}
            onCommand={handleCommand}
            onPicture={pictures.chooseFile}
            onStoredPicture={pictures.chooseStored}
            onFullScreenChange={(isOn) => {
              on.onFullScreenChange(isOn);
              view?.focus();
            }}
            onHelp={on.onHelp}
          />
        </Stack>
        <OutlinedInput
          id={id}
          name={name}
          readOnly={isSubmitting}
          inputComponent={CodeMirrorInput as ElementType<InputBaseComponentProps>}
          slotProps={{ input }}
          sx={[isFilling ? fillingStyle : growingStyle, pictures.isOver && dropStyle]}
        />
        <FormHelperText id={`${id}-note`}>{isInvalid ? meta.error : lengthText(pausedText)}</FormHelperText>
        {pictures.input}
        {view && <ContentPictures view={view} undescribed={undescribed} uploads={uploads} />}
      </FormControl>
      {pictures.dialog}
      {view && isLinking && <LinkDialog view={view} onClose={() => setIsLinking(false)} />}
    </>
  );
}

function lengthText(markdown: string): string {
  const words = wordCount(markdown);
  if (words === 0) return 'Markdown';
  return `Markdown. ${words.toLocaleString()} ${words === 1 ? 'word' : 'words'}, ${readTimeText(readingMinutes(markdown))}`;
}

const growingStyle = {
  alignItems: 'stretch',
  height: '58dvh',
  minHeight: '15lh',
  resize: 'vertical',
  overflow: 'hidden',
} as const;

const fillingStyle = {
  alignItems: 'stretch',
  flex: '1 1 0',
  minHeight: '12lh',
  overflow: 'hidden',
} as const;

const dropStyle = { outline: 2, outlineColor: 'primary.main' } as const;
