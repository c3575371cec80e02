import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import { useField, useFormikContext } from 'formik';
import { type KeyboardEvent, memo, useCallback, useId, useRef } from 'react';
import { addPictures, addStoredPicture } from '#src/admin/posts/editor/pictures/addPictures.ts';
import { ContentPictures } from '#src/admin/posts/editor/pictures/ContentPictures.tsx';
import { PictureFileInput } from '#src/admin/posts/editor/pictures/PictureFileInput.tsx';
import { usePictureUploads } from '#src/admin/posts/editor/pictures/uploads/PictureUploadsContext.ts';
import { prefetchUpload } from '#src/admin/posts/editor/pictures/uploads/uploadJob.ts';
import { useFileDrop } from '#src/admin/posts/editor/pictures/useFileDrop.ts';
import { usePictureChooser } from '#src/admin/posts/editor/pictures/usePictureChooser.tsx';
import { useDebouncedValue } from '#src/components/runtime/useDebouncedValue.ts';
import { readingMinutes, wordCount } from '#src/features/posts/data/post.ts';
import { applyEdit } from './applyEdit.ts';
import { handlePaste, prefetchHtmlToMarkdown } from './handlePaste.ts';
import { MarkdownToolbar } from './MarkdownToolbar.tsx';
import { commandForKey, type MarkdownCommand } from './markdownCommands.ts';
import { continueList, insertPicture } from './markdownEdits.ts';
import { moveCaretTo } from './moveCaretTo.ts';

type MarkdownFieldProps = {
  name: string;
  label: string;
  postId: string;
  isFullScreen: boolean;
  onFullScreenChange(isFullScreen: boolean): void;
  /** Counted from 1. */
  onCaretLine(line: number): void;
  onHelp(): void;
};

/** The tools type as the writer would, so that the browser's own undo takes their work back too. */
export function MarkdownField(props: MarkdownFieldProps) {
  const { name, label, postId, isFullScreen, onCaretLine, onHelp, ...on } = props;
  const [field, meta] = useField<string>(name);
  const { isSubmitting } = useFormikContext();
  const id = useId();
  const element = useRef<HTMLTextAreaElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const uploads = usePictureUploads();
  const drop = useFileDrop((files, { clientX, clientY }) => {
    if (element.current) moveCaretTo(element.current, clientX, clientY);
    addFiles(files);
  });
  const isInvalid = meta.touched && meta.error !== undefined;

  const handleCommand = useCallback((command: MarkdownCommand) => {
    if (element.current && !element.current.readOnly) applyEdit(element.current, command.edit);
  }, []);

  function handleKeyDown(event: KeyboardEvent) {
    const command =
      commandForKey(event.nativeEvent) ?? (isPlainEnter(event) ? { edit: continueList } : undefined);
    if (!command || !element.current || isSubmitting) return;
    if (applyEdit(element.current, command.edit)) event.preventDefault();
  }

  const addFiles = (files: readonly File[]) =>
    element.current && addPictures(uploads, element.current, files);

  const handlePicture = useCallback(() => {
    if (uploads.isAvailable) fileInput.current?.click();
    else if (element.current) applyEdit(element.current, insertPicture);
  }, [uploads]);

  const chooser = usePictureChooser({
    postId,
    action: 'Insert',
    onChoose: (picture) => element.current && addStoredPicture(uploads, element.current, picture),
  });

  function handleSelect() {
    if (!element.current) return;
    const { value, selectionStart } = element.current;
    onCaretLine(value.slice(0, selectionStart).split('\n').length);
  }

  return (
    <FormControl {...drop.handlers} error={isInvalid} sx={isFullScreen ? { flex: 1, minHeight: 0 } : {}}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', columnGap: 2 }}
      >
        <InputLabel htmlFor={id}>{label}</InputLabel>
        <MemoToolbar
          fieldId={id}
          isFullScreen={isFullScreen}
          onCommand={handleCommand}
          onPicture={handlePicture}
          onStoredPicture={uploads.isAvailable ? chooser.choose : undefined}
          onFullScreenChange={on.onFullScreenChange}
          onHelp={onHelp}
        />
      </Stack>
      <OutlinedInput
        {...field}
        id={id}
        multiline
        rows={15}
        required
        inputComponent="textarea"
        inputRef={element}
        readOnly={isSubmitting}
        onKeyDown={handleKeyDown}
        onPaste={(event) => handlePaste(event.nativeEvent, element.current, addFiles)}
        onFocus={prefetch}
        slotProps={{ input: { 'aria-describedby': `${id}-note`, onSelect: handleSelect } }}
        sx={[textStyle, isFullScreen ? fillingStyle : growingStyle, drop.isOver && dropStyle]}
      />
      <FormHelperText id={`${id}-note`}>
        {isInvalid ? meta.error : <WordCount markdown={field.value} />}
      </FormHelperText>
      <PictureFileInput ref={fileInput} isMultiple onFiles={addFiles} />
      <ContentPictures field={element} value={field.value} />
      {chooser.dialog}
      {!isFullScreen && (
        <Button variant="text" size="small" onClick={onHelp} sx={{ alignSelf: 'start', marginLeft: -1.5 }}>
          Formatting guide
        </Button>
      )}
    </FormControl>
  );
}

function prefetch(): void {
  prefetchHtmlToMarkdown();
  prefetchUpload();
}

function isPlainEnter({ key, shiftKey, ctrlKey, metaKey, altKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !(shiftKey || ctrlKey || metaKey || altKey || nativeEvent.isComposing);
}

const MemoToolbar = memo(MarkdownToolbar);

/** Counted in the pauses, so that a long article never slows a key press down. */
function WordCount({ markdown }: { markdown: string }) {
  return <Count text={useDebouncedValue(markdown, 250)} />;
}

const Count = memo(function Count({ text }: { text: string }) {
  return `Markdown. ${wordCount(text).toLocaleString('en-US')} words, ${readingMinutes(text)} min read`;
});

const textStyle = (theme: Theme) => ({
  '& textarea': {
    ...theme.typography.code,
    fontSize: theme.typography.caption.fontSize,
    // Safari on a phone zooms into a field with smaller letters.
    '@media (pointer: coarse)': { fontSize: '1rem' },
    lineHeight: 1.55,
    padding: '0.5rem 0.75rem',
  },
});

const growingStyle = { '& textarea': { height: '58dvh', minHeight: '15lh' } } as const;

const fillingStyle = { flex: 1, minHeight: 0, '& textarea': { height: '100%', resize: 'none' } } as const;

const dropStyle = { outline: 2, outlineColor: 'primary.main' } as const;
