import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { useField, useFormikContext } from 'formik';
import { useId, useState } from 'react';
import { distinctTags, parseTags } from '#src/features/posts/data/post.ts';
import { postFields } from '#src/features/posts/data/postFields.ts';
import { TagChip } from './TagChip.tsx';
import type { TagsInUse } from './useTagsInUse.ts';

type TagsFieldProps = {
  /** Offered, and spelled as they are there. */
  tagsInUse: TagsInUse;
};

const name = 'tags';
const { label } = postFields[name];

export function TagsField({ tagsInUse: { tags: tagsInUse, load } }: TagsFieldProps) {
  const [field, meta, { setValue, setTouched }] = useField<string[]>(name);
  const { isSubmitting } = useFormikContext();
  const [chips, setChips] = useState(field.value);
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const error = meta.touched && meta.error !== undefined ? [meta.error].flat().find(Boolean) : undefined;

  /** What is typed counts as a tag from its first letter on, and becomes a chip at the comma. */
  function change(nextChips: readonly string[], text: string) {
    const end = text.lastIndexOf(',') + 1;
    const done = inUseSpelling([...nextChips, ...parseTags(text.slice(0, end))], tagsInUse);
    setChips(done);
    setTyped(text.slice(end).trimStart());
    void setValue(inUseSpelling([...done, ...parseTags(text.slice(end))], tagsInUse));
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
                isDisabled={isSubmitting}
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
      <Autocomplete
        id={id}
        multiple
        freeSolo
        disableClearable
        filterSelectedOptions
        readOnly={isSubmitting}
        options={tagsInUse}
        value={chips}
        inputValue={typed}
        renderValue={() => null}
        open={isOpen}
        // Typing is answered below: a comma closes the list, which would lie over the next field.
        onOpen={({ type }) => type !== 'change' && setIsOpen(true)}
        onClose={() => setIsOpen(false)}
        onInputChange={(_, text, reason) => {
          if (reason !== 'input') return;
          change(chips, text);
          setIsOpen(!/(^|,)\s*$/.test(text));
        }}
        onChange={(_, tags) => change(tags, '')}
        onFocus={load}
        onBlur={() => {
          change(chips, `${typed},`);
          void setTouched(true);
        }}
        renderInput={({ slotProps: { input, htmlInput } }) => (
          <OutlinedInput
            ref={input.ref}
            fullWidth
            name={name}
            slotProps={{
              input: { ...htmlInput, 'aria-describedby': `${id}-note`, enterKeyHint: 'done' },
            }}
          />
        )}
      />
      <FormHelperText id={`${id}-note`}>{error ?? 'Separated by commas'}</FormHelperText>
    </FormControl>
  );
}

function inUseSpelling(tags: readonly string[], tagsInUse: readonly string[]): string[] {
  const spellings = new Map(tagsInUse.map((tag) => [tag.toLowerCase(), tag]));
  return distinctTags(tags.map((tag) => spellings.get(tag.trim().toLowerCase()) ?? tag.trim()));
}
