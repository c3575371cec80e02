import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { pictureHelp } from '#src/admin/posts/editor/messages.ts';

type AltTextFormProps = {
  name: string;
  onDescribe(alt: string): void;
  onLeave(): void;
};

export function AltTextForm({ name, onDescribe, onLeave }: AltTextFormProps) {
  const [alt, setAlt] = useState('');
  const [isDecoration, setIsDecoration] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  function answer() {
    const words = isDecoration ? '' : alt.trim();
    if (words !== '' || isDecoration) return onDescribe(words);
    setIsMissing(true);
    input.current?.focus();
  }

  function handleKeyDown(event: KeyboardEvent) {
    const isCommand = event.ctrlKey || event.metaKey || event.nativeEvent.isComposing;
    if (event.key === 'Escape') {
      // Otherwise the surrounding post form would handle it too.
      event.stopPropagation();
      onLeave();
    }
    if (event.key !== 'Enter' || isCommand || event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    answer();
  }

  return (
    <Box onKeyDown={handleKeyDown} sx={{ display: 'grid', gap: 0.5 }}>
      <FormControl data-question error={isMissing && !isDecoration}>
        <InputLabel htmlFor={id}>Describe this picture</InputLabel>
        <OutlinedInput
          id={id}
          inputRef={input}
          value={isDecoration ? '' : alt}
          readOnly={isDecoration}
          onChange={(event) => setAlt(event.target.value)}
          autoComplete="off"
          slotProps={{ input: { 'aria-describedby': `${id}-note`, maxLength: 300 } }}
        />
        <FormHelperText id={`${id}-note`} aria-live="polite">
          {isMissing && !isDecoration
            ? 'Enter a description, or choose “Decorative”.'
            : 'Alt text, read aloud by screen readers'}
        </FormHelperText>
      </FormControl>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <FormControlLabel
          label={pictureHelp.decorative}
          control={
            <Checkbox checked={isDecoration} onChange={(event) => setIsDecoration(event.target.checked)} />
          }
        />
        <Button size="small" onClick={answer} aria-label={`Insert: ${name}`}>
          Insert
        </Button>
      </Box>
    </Box>
  );
}
