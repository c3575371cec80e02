import type { EditorView } from '@codemirror/view';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useId, useState } from 'react';
import { postQueries } from '#src/admin/posts/data/postQueries.ts';
import { dialogRef } from '#src/admin/shared/dialogs/dialogRef.ts';
import { NotificationContainer } from '#src/components/notifications/NotificationContainer.tsx';
import { Marked, WordsFound } from '#src/components/search/Marked.tsx';
import { optionsFound, searchWords } from '#src/components/search/searchText.ts';
import type { PostSummary } from '#src/features/posts/data/archive.ts';
import { paths } from '#src/paths.ts';
import { linkAt, putLink, removeLink } from './links.ts';

type LinkDialogProps = { view: EditorView; onClose(): void };

/** Edits the link at the caret, or makes one from the selection. Mount it to open it. */
export function LinkDialog({ view, onClose }: LinkDialogProps) {
  const [link] = useState(() => linkAt(view.state));
  const [words, setWords] = useState(link.words);
  const [url, setUrl] = useState(link.url);
  const [isMissing, setIsMissing] = useState(false);
  // If they cannot be fetched, only URLs can be entered.
  const { data: articles } = useQuery(postQueries.linkTargets);
  const id = useId();

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    // React events bubble through portals, so the post form would be submitted too.
    event.stopPropagation();
    if (url.trim() === '') return setIsMissing(true);
    view.dispatch(putLink(view.state, { words, url }));
    onClose();
  }

  return (
    <Dialog
      open
      ref={dialogRef}
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      // Returns focus to the text, after the link.
      slotProps={{ transition: { onExited: () => view.focus() } }}
    >
      <Box component="form" noValidate onSubmit={handleSubmit} sx={{ display: 'contents' }}>
        <DialogTitle>{link.isStored ? 'Edit Link' : 'Add Link'}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <FormControl>
            <InputLabel htmlFor={`${id}-words`}>Text</InputLabel>
            <OutlinedInput
              id={`${id}-words`}
              value={words}
              autoComplete="off"
              onChange={({ target }) => setWords(target.value)}
            />
          </FormControl>
          <FormControl error={isMissing}>
            <InputLabel htmlFor={id}>URL or article</InputLabel>
            <WordsFound value={searchWords(url)}>
              <Autocomplete
                id={id}
                freeSolo
                disableClearable
                options={articles ?? []}
                filterOptions={(options, { inputValue }) => optionsFound(options, inputValue, titleOf)}
                inputValue={url}
                getOptionLabel={titleOf}
                getOptionKey={(option) => (typeof option === 'string' ? option : option.id)}
                renderOption={({ key, ...props }, option) => (
                  <li key={key} {...props}>
                    <span>
                      <Marked text={titleOf(option)} />
                    </span>
                  </li>
                )}
                onInputChange={(_, text, reason) => reason === 'input' && setUrl(text)}
                onChange={(_, option) => {
                  if (typeof option === 'string') return;
                  setUrl(paths.article(option.id));
                  if (words.trim() === '') setWords(option.title);
                }}
                // Rendered outside the dialog, which would otherwise clip it.
                slotProps={{ popper: { role: 'region', 'aria-label': 'Articles' } }}
                renderInput={({ slotProps: { input, htmlInput } }) => (
                  <OutlinedInput
                    ref={input.ref}
                    fullWidth
                    autoFocus
                    inputMode="url"
                    slotProps={{
                      input: { ...htmlInput, 'aria-describedby': `${id}-note`, 'aria-required': true },
                    }}
                  />
                )}
              />
            </WordsFound>
            <FormHelperText id={`${id}-note`} aria-live={isMissing ? 'polite' : undefined}>
              {isMissing ? 'Enter a URL or choose an article' : 'Paste a URL or search your articles'}
            </FormHelperText>
          </FormControl>
        </DialogContent>
        <NotificationContainer />
        <DialogActions>
          {link.isStored && (
            <Button
              variant="text"
              onClick={() => {
                view.dispatch(removeLink(view.state));
                onClose();
              }}
              sx={{ marginRight: 'auto' }}
            >
              Remove Link
            </Button>
          )}
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">{link.isStored ? 'Update Link' : 'Add Link'}</Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

function titleOf(option: string | PostSummary): string {
  return typeof option === 'string' ? option : option.title;
}
