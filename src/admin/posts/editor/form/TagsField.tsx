import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useField, useFormikContext } from 'formik';
import { useId, useState } from 'react';
import { postQueries } from '#src/admin/posts/data/postQueries.ts';
import { fieldHelp } from '#src/admin/posts/editor/messages.ts';
import { FieldLabel } from '#src/components/form/FieldLabel.tsx';
import { comparableName, optionsFound } from '#src/components/search/searchText.ts';
import { distinctTags, parseTags } from '#src/features/posts/data/post.ts';
import { postFields } from '#src/features/posts/data/postFields.ts';
import { CloseIcon } from '#src/theme/icons.ts';

const name = 'tags';
const { label } = postFields[name];

export function TagsField() {
  const { data, refetch } = useQuery(postQueries.tags);
  const tagsInUse = data ?? [];
  const [{ value }, meta, { setValue }] = useField<string[]>(name);
  const { isSubmitting } = useFormikContext();
  const [input, setInput] = useState({ tags: value, chips: value, typed: '' });
  // If the tags changed from outside, another version was loaded into the form.
  const { chips, typed } = input.tags === value ? input : { chips: value, typed: '' };
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const error = meta.touched && meta.error !== undefined ? [meta.error].flat().find(Boolean) : undefined;

  /** Typed text counts as a tag from its first letter and becomes a chip at a comma. */
  function change(nextChips: readonly string[], text: string) {
    const end = text.lastIndexOf(',') + 1;
    const done = inUseSpelling([...nextChips, ...parseTags(text.slice(0, end))], tagsInUse);
    const tags = inUseSpelling([...done, ...parseTags(text.slice(end))], tagsInUse);
    setInput({ tags, chips: done, typed: text.slice(end).trimStart() });
    void setValue(tags);
  }

  function remove(tag: string) {
    const others = chips.filter((chip) => chip !== tag);
    change(others, typed);
  }

  return (
    <FormControl error={error !== undefined}>
      <FieldLabel htmlFor={id} isOptional>
        {label}
      </FieldLabel>
      {chips.length > 0 && (
        <Stack component="ul" direction="row" aria-label={label} sx={{ flexWrap: 'wrap', gap: 1, mb: 1 }}>
          {chips.map((tag) => (
            <Box component="li" key={tag} sx={{ maxWidth: '100%' }}>
              <TagChip tag={tag} isDisabled={isSubmitting} onRemove={() => remove(tag)} />
            </Box>
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
        filterOptions={(options, { inputValue }) => optionsFound(options, inputValue)}
        value={chips}
        inputValue={typed}
        renderValue={() => null}
        open={isOpen}
        // Typing is handled below: a comma closes the list, so that it does not cover the next field.
        onOpen={({ type }) => type !== 'change' && setIsOpen(true)}
        onClose={() => setIsOpen(false)}
        onInputChange={(_, text, reason) => {
          if (reason !== 'input') return;
          change(chips, text);
          setIsOpen(!/(^|,)\s*$/.test(text));
        }}
        onChange={(_, tags) => change(tags, '')}
        onFocus={() => void (data ?? refetch())}
        onBlur={() => change(chips, `${typed},`)}
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
      <FormHelperText id={`${id}-note`}>{error ?? fieldHelp.tags}</FormHelperText>
    </FormControl>
  );
}

type TagChipProps = { tag: string; isDisabled: boolean; onRemove(): void };

/** The chip is not a button itself, because it contains one. */
function TagChip({ tag, isDisabled, onRemove }: TagChipProps) {
  return (
    <Chip
      size="small"
      sx={chipStyle}
      label={
        <>
          <span translate="no">{tag}</span>
          <IconButton
            disabled={isDisabled}
            onClick={onRemove}
            aria-label={`Remove tag ${tag}`}
            sx={removeStyle}
          >
            <CloseIcon fontSize="inherit" />
          </IconButton>
        </>
      }
    />
  );
}

function inUseSpelling(tags: readonly string[], tagsInUse: readonly string[]): string[] {
  const spellings = new Map(tagsInUse.map((tag) => [comparableName(tag), tag]));
  return distinctTags(tags.map((tag) => spellings.get(comparableName(tag)) ?? tag.trim()));
}

/** A long tag is cut, not its button. */
const chipStyle = {
  maxWidth: '100%',
  paddingRight: 0.5,
  '& .MuiChip-label': { display: 'flex', alignItems: 'center' },
  '& [translate]': { overflow: 'hidden', textOverflow: 'ellipsis' },
} as const;

const removeStyle = {
  width: '1.5rem',
  height: '1.5rem',
  minWidth: 0,
  minHeight: 0,
  marginLeft: 0.5,
  padding: 0,
  fontSize: '1rem',
  '@media (pointer: coarse)': { width: '2.25rem', height: '2.25rem' },
} as const;
