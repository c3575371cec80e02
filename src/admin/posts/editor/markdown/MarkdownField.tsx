import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { useField, useFormikContext } from 'formik';
import { type KeyboardEvent, memo, useCallback, useId, useRef } from 'react';
import { ContentPictures } from '#src/admin/posts/editor/pictures/ContentPictures.tsx';
import { PictureFileInput } from '#src/admin/posts/editor/pictures/PictureFileInput.tsx';
import { prefetchUpload } from '#src/admin/posts/editor/pictures/uploads/uploadJob.ts';
import { postFields } from '#src/features/posts/data/postFields.ts';
import { applyEdit } from './applyEdit.ts';
import { handlePaste, prefetchHtmlToMarkdown } from './handlePaste.ts';
import { continueList } from './lineEdits.ts';
import { MarkdownToolbar } from './MarkdownToolbar.tsx';
import { commandForKey, type MarkdownCommand } from './markdownCommands.ts';
import { dropStyle, fillingStyle, growingStyle, textStyle } from './markdownFieldStyles.ts';
import { useTextPictures } from './useTextPictures.ts';
import { WordCount } from './WordCount.tsx';

type MarkdownFieldProps = {
  postId: string;
  isFullScreen: boolean;
  onFullScreenChange(isFullScreen: boolean): void;
  onCaretLine(line: number): void;
  onHelp(): void;
};

/** The tools type as the writer would, so that the browser's own undo takes their work back too. */
export function MarkdownField(props: MarkdownFieldProps) {
  const { postId, isFullScreen, onCaretLine, onHelp, ...on } = props;
  const [field, meta] = useField<string>('content');
  const { isSubmitting } = useFormikContext();
  const id = useId();
  const element = useRef<HTMLTextAreaElement>(null);
  const pictures = useTextPictures(element, postId);
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

  function handleSelect() {
    if (!element.current) return;
    const { value, selectionStart } = element.current;
    onCaretLine(value.slice(0, selectionStart).split('\n').length);
  }

  return (
    <FormControl
      {...pictures.drop.handlers}
      error={isInvalid}
      sx={isFullScreen ? { flex: 1, minHeight: 0 } : {}}
    >
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', columnGap: 2 }}
      >
        <InputLabel htmlFor={id}>{postFields.content.label}</InputLabel>
        <MemoToolbar
          fieldId={id}
          isFullScreen={isFullScreen}
          onCommand={handleCommand}
          onPicture={pictures.chooseFile}
          onStoredPicture={pictures.chooseStored}
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
        onPaste={(event) => handlePaste(event.nativeEvent, element.current, pictures.addFiles)}
        onFocus={prefetch}
        slotProps={{ input: { 'aria-describedby': `${id}-note`, onSelect: handleSelect } }}
        sx={[textStyle, isFullScreen ? fillingStyle : growingStyle, pictures.drop.isOver && dropStyle]}
      />
      <FormHelperText id={`${id}-note`}>
        {isInvalid ? meta.error : <WordCount markdown={field.value} />}
      </FormHelperText>
      <PictureFileInput ref={pictures.fileInput} isMultiple onFiles={pictures.addFiles} />
      <ContentPictures field={element} value={field.value} />
      {pictures.dialog}
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
