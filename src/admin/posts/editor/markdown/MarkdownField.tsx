import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { useField, useFormikContext } from 'formik';
import { type KeyboardEvent, memo, useCallback, useId, useRef } from 'react';
import { insertTextIntoField } from 'text-field-edit';
import { useDebouncedValue } from '#src/admin/posts/editor/useDebouncedValue.ts';
import { readTimeOf, wordCount } from '#src/features/posts/data/post.ts';
import { MarkdownToolbar } from './MarkdownToolbar.tsx';
import { type MarkdownTool, toolOf } from './markdownCommands.ts';

type MarkdownFieldProps = {
  /** Name of the value in the form. */
  name: string;
  label: string;
  /** Visible lines. */
  rows: number;
};

/**
 * A field for Markdown: formatting tools above, words and read time below. The tools type into the field as the
 * writer would, so the browser's own undo takes their work back too.
 */
export function MarkdownField({ name, label, rows }: MarkdownFieldProps) {
  const [field, meta] = useField<string>(name);
  const { isSubmitting } = useFormikContext();
  const id = useId();
  const element = useRef<HTMLTextAreaElement>(null);
  const isInvalid = meta.touched && meta.error !== undefined;

  const handleUse = useCallback((tool: MarkdownTool) => {
    if (element.current && !element.current.readOnly) applyTool(element.current, tool);
  }, []);

  function handleKeyDown(event: KeyboardEvent) {
    const tool = toolOf(event.nativeEvent);
    if (!tool) return;
    event.preventDefault();
    handleUse(tool);
  }

  return (
    <FormControl error={isInvalid}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', columnGap: 2 }}
      >
        <InputLabel htmlFor={id}>{label}</InputLabel>
        <SteadyToolbar fieldId={id} onUse={handleUse} />
      </Stack>
      <OutlinedInput
        {...field}
        id={id}
        multiline
        rows={rows}
        required
        inputComponent="textarea"
        inputRef={element}
        readOnly={isSubmitting}
        onKeyDown={handleKeyDown}
        slotProps={{ input: { 'aria-describedby': `${id}-note` } }}
        sx={(theme) => ({
          '& textarea': {
            ...theme.typography.code,
            fontSize: theme.typography.caption.fontSize,
            // Safari on a phone zooms into a field with smaller letters.
            '@media (pointer: coarse)': { fontSize: '1rem' },
            lineHeight: 1.55,
            padding: '0.5rem 0.75rem',
          },
        })}
      />
      <FormHelperText id={`${id}-note`}>
        {isInvalid ? meta.error : <WordCount markdown={field.value} />}
      </FormHelperText>
    </FormControl>
  );
}

/** Stays as it is while one types. */
const SteadyToolbar = memo(MarkdownToolbar);

/** Counted in the pauses, so that a long article never slows a key press down. */
function WordCount({ markdown }: { markdown: string }) {
  return <Count text={useDebouncedValue(markdown, 250)} />;
}

const Count = memo(function Count({ text }: { text: string }) {
  return `Markdown. ${wordCount(text).toLocaleString('en-US')} words, ${readTimeOf(text)} min read`;
});

function applyTool(field: HTMLTextAreaElement, tool: MarkdownTool): void {
  const { value, selectionStart, selectionEnd } = field;
  const edit = tool.edit({ value, start: selectionStart, end: selectionEnd });
  field.focus();
  field.setSelectionRange(edit.from, edit.to);
  insertTextIntoField(field, edit.text);
  field.setSelectionRange(edit.start, edit.end);
}
