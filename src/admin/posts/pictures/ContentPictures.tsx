import type { EditorView } from '@codemirror/view';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useFormikContext } from 'formik';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import {
  decorative,
  describeImage,
  type UndescribedImage,
} from '#src/admin/posts/editor/markdown/imagesInText.ts';
import { pictureHelp } from './messages.ts';
import { notePicture } from './pictureNotes.ts';
import type { PictureUploads } from './pictureUploads.ts';
import { rowStyle, UploadList } from './UploadList.tsx';

/** More forms than this, after a long paste, would slow down every keystroke. */
const maxQuestions = 10;

type ContentPicturesProps = {
  view: EditorView;
  undescribed: readonly UndescribedImage[];
  uploads: PictureUploads;
};

/** Uploads, and uploaded images that still need a description. */
export function ContentPictures({ view, undescribed, uploads }: ContentPicturesProps) {
  const questions = undescribed.slice(0, maxQuestions);
  const others = undescribed.length - questions.length;

  function describe(...parameters: Parameters<typeof describeImage>) {
    const change = describeImage(...parameters)(view.state);
    if (change) view.dispatch(change);
  }

  return (
    <UploadList
      uploads={uploads}
      label="Images in the text"
      onFocusLost={(list) => (list?.querySelector('input') ?? view).focus()}
    >
      {questions.map((image, index) => (
        <AltTextForm
          // An image that occurs several times has a form for each occurrence.
          key={`${image.url} ${questions.slice(0, index).filter((one) => one.url === image.url).length}`}
          url={image.url}
          onType={(alt) => describe(image, alt, { isOpen: true })}
          onDescribe={(alt) => {
            describe(image, alt);
            if (alt !== decorative) void notePicture(image.url, { description: alt });
          }}
          onLeave={() => view.focus()}
        />
      ))}
      {others > 0 && <li>{pictureHelp.moreUndescribed(others)}</li>}
    </UploadList>
  );
}

type AltTextFormProps = {
  url: string;
  onType(alt: string): void;
  onDescribe(alt: string): void;
  onLeave(): void;
};

function AltTextForm({ url, onType, onDescribe, onLeave }: AltTextFormProps) {
  const { isSubmitting } = useFormikContext();
  const [alt, setAlt] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const decorativeButton = useRef<HTMLButtonElement>(null);
  const id = useId();

  function save() {
    if (isSubmitting) return;
    if (alt.trim() !== '') return onDescribe(alt);
    setIsMissing(true);
    document.getElementById(id)?.focus();
  }

  /** Closes a description even if Save Description isn't clicked. */
  function keep() {
    if (alt.trim() !== '') save();
  }

  function handleKeyDown(event: KeyboardEvent) {
    const isCommand = event.ctrlKey || event.metaKey || event.nativeEvent.isComposing;
    if (event.key === 'Escape') {
      // Otherwise the surrounding post form would handle it too.
      event.stopPropagation();
      onLeave();
    }
    // The form is about to be saved.
    if ((event.ctrlKey || event.metaKey) && ['s', 'Enter'].includes(event.key)) keep();
    if (event.key !== 'Enter' || isCommand || event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    save();
  }

  function handleBlur({ relatedTarget }: FocusEvent) {
    // Saved text would remove the button before the press ends.
    if (relatedTarget !== decorativeButton.current) keep();
  }

  return (
    <Box component="li" onKeyDown={handleKeyDown} onBlur={handleBlur} sx={[rowStyle, questionStyle]}>
      <img src={url} alt="" width={72} height={72} />
      <FormControl error={isMissing}>
        <InputLabel htmlFor={id}>Describe this image</InputLabel>
        <OutlinedInput
          id={id}
          name="description"
          value={alt}
          readOnly={isSubmitting}
          onChange={({ target }) => {
            setAlt(target.value);
            onType(target.value);
          }}
          autoComplete="off"
          slotProps={{ input: { 'aria-describedby': `${id}-note`, maxLength: 300 } }}
        />
        <FormHelperText id={`${id}-note`} aria-live="polite">
          {isMissing
            ? 'Enter a description, or click Decorative if the image adds nothing to the text.'
            : 'Alt text, read aloud by screen readers'}
        </FormHelperText>
        <Box sx={{ display: 'flex', justifyContent: 'end', gap: 1 }}>
          <Button variant="outlined" size="small" disabled={isSubmitting} onClick={save}>
            Save Description
          </Button>
          <Button
            ref={decorativeButton}
            variant="text"
            size="small"
            disabled={isSubmitting}
            onClick={() => onDescribe(decorative)}
          >
            Decorative
          </Button>
        </Box>
      </FormControl>
    </Box>
  );
}

const questionStyle = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: 1.5,
  '& img': { objectFit: 'cover', backgroundColor: 'background.sunk' },
} as const;
