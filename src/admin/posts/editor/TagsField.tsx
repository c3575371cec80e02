import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { useField, useFormikContext } from 'formik';
import { type KeyboardEvent, useId, useState } from 'react';
import { parseTags } from '#src/features/posts/data/post.ts';
import { TagChip } from './TagChip.tsx';

type TagsFieldProps = { /** Name of the value in the form: a list of tags. */ name: string; label: string };

/** Tags typed with commas between them; each becomes a chip that can be taken out again (spec 5). */
export function TagsField({ name, label }: TagsFieldProps) {
  const [field, meta, { setValue, setTouched }] = useField<string[]>(name);
  const { isSubmitting } = useFormikContext();
  const [chips, setChips] = useState(field.value);
  const [typed, setTyped] = useState('');
  const id = useId();
  const error = meta.touched && meta.error !== undefined ? [meta.error].flat().find(Boolean) : undefined;

  /** What is typed counts as a tag from its first letter on, and becomes a chip at the comma. */
  function change(nextChips: readonly string[], text: string) {
    const end = text.lastIndexOf(',') + 1;
    const done = distinct([...nextChips, ...parseTags(text.slice(0, end))]);
    setChips(done);
    setTyped(text.slice(end).trimStart());
    void setValue(distinct([...done, ...parseTags(text.slice(end))]));
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault();
      change(chips, `${typed},`);
    }
    if (event.key === 'Backspace' && typed === '' && chips.length > 0 && !isSubmitting) {
      event.preventDefault();
      change(chips.slice(0, -1), '');
    }
  }

  return (
    <FormControl error={error !== undefined}>
      <InputLabel htmlFor={id}>
        {label}
        <Box component="span" sx={{ fontWeight: 400, color: 'text.hint' }}>
          {' '}
          optional
        </Box>
      </InputLabel>
      {chips.length > 0 && (
        <Stack component="ul" direction="row" aria-label={label} sx={{ flexWrap: 'wrap', gap: 1, mb: 1 }}>
          {chips.map((tag) => (
            <li key={tag}>
              <TagChip
                tag={tag}
                isLocked={isSubmitting}
                onRemove={() =>
                  change(
                    chips.filter((other) => other !== tag),
                    typed,
                  )
                }
              />
            </li>
          ))}
        </Stack>
      )}
      <OutlinedInput
        id={id}
        name={name}
        value={typed}
        readOnly={isSubmitting}
        onChange={(event) => change(chips, event.target.value)}
        onKeyDown={handleKeyDown}
        onBlur={() => {
          change(chips, `${typed},`);
          void setTouched(true);
        }}
        slotProps={{
          input: { autoComplete: 'off', 'aria-describedby': `${id}-note`, enterKeyHint: 'done' },
        }}
      />
      <FormHelperText id={`${id}-note`}>{error ?? 'Separated by commas'}</FormHelperText>
    </FormControl>
  );
}

function distinct(tags: readonly string[]): string[] {
  return [...new Set(tags)];
}
