import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Formik, useFormikContext } from 'formik';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useFocusFirstError } from '#src/components/form/useFocusFirstError.ts';
import type { Post, PostValues } from '#src/features/posts/data/post.ts';
import { postSchema } from '#src/features/posts/data/postSchema.ts';
import { EditorTabs } from './EditorTabs.tsx';
import { PostFields } from './PostFields.tsx';
import { PostFormFooter } from './PostFormFooter.tsx';
import { PostPreview } from './PostPreview.tsx';
import { useDebouncedValue } from './useDebouncedValue.ts';

type PostFormProps = {
  /** What the fields start with; give the form a new `key` to start anew. */
  start: PostValues;
  isNew: boolean;
  /** What the preview shows beside the fields. */
  facts: Pick<Post, 'id' | 'createdAt'>;
  /** Room for the preview beside the fields; without it the two take turns. */
  isWide: boolean;
  /** Above the fields: offers and warnings. */
  notices?: ReactNode;
  /** Why the last save failed. */
  error: string | undefined;
  onChange(values: PostValues): void;
  onSave(values: PostValues): Promise<void>;
  onCancel(): void;
};

type FormPartsProps = Omit<PostFormProps, 'start' | 'onSave'>;

/** The post form beside its live preview, or in turns with it. A failed save leaves everything as it is (spec 4). */
export function PostForm({ start, onSave, ...parts }: PostFormProps) {
  return (
    <Formik
      initialValues={start}
      validationSchema={postSchema}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={onSave}
    >
      <FormParts {...parts} />
    </Formik>
  );
}

function FormParts({ isNew, facts, isWide, notices, error, onChange, onCancel }: FormPartsProps) {
  const { values, isSubmitting, handleSubmit, submitCount } = useFormikContext<PostValues>();
  const [isPreviewing, setIsPreviewing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstError(form);
  useCalmValidation();
  // What is wrong can be seen and mended only on the side of the fields.
  useEffect(() => {
    if (submitCount > 0) setIsPreviewing(false);
  }, [submitCount]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the values is news
  useEffect(() => onChange(values), [values]);

  function handleKeyDown(event: KeyboardEvent) {
    if (!isSaveShortcut(event)) return;
    event.preventDefault();
    if (!isSubmitting) handleSubmit();
  }

  return (
    <Box
      component="form"
      ref={form}
      noValidate
      aria-busy={isSubmitting}
      onSubmit={handleSubmit}
      onKeyDown={handleKeyDown}
      sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}
    >
      {!isWide && <EditorTabs isPreviewing={isPreviewing} onSwitch={setIsPreviewing} />}
      <Box sx={isWide ? columnsStyle : oneColumnStyle}>
        <Box sx={{ ...paneStyle, display: isWide || !isPreviewing ? 'grid' : 'none', gap: 2 }}>
          {notices}
          <PostFields isNew={isNew} />
        </Box>
        {(isWide || isPreviewing) && (
          <Box sx={{ ...previewStyle, borderLeftWidth: isWide ? 1 : 0 }}>
            <PostPreview values={values} facts={facts} />
          </Box>
        )}
      </Box>
      {error && (
        <Alert severity="error" sx={{ mx: { xs: 2, sm: 3 }, mb: 2, flex: 'none' }}>
          {error}. Your text is still here.
        </Alert>
      )}
      <PostFormFooter isNew={isNew} onCancel={onCancel} />
    </Box>
  );
}

/** Checks the fields in the pauses of typing: a long article is checked as a whole, and takes its time. */
function useCalmValidation(): void {
  const { values, touched, validateForm } = useFormikContext<PostValues>();
  const settled = useDebouncedValue(values, 250);
  // biome-ignore lint/correctness/useExhaustiveDependencies: checked when the values rest or a field is left
  useEffect(() => void validateForm(), [settled, touched]);
}

/** Ctrl+S, or Command+S, saves as the button does. */
function isSaveShortcut({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey;
}

const oneColumnStyle = { flex: 1, minHeight: 0, overflowY: 'auto' } as const;

const columnsStyle = {
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  '& > *': { overflowY: 'auto' },
} as const;

const paneStyle = {
  // A field that gets the focus brings its label into view.
  '& :is(input, textarea, select)': { scrollMarginBlock: '4rem' },
  alignContent: 'start',
  minWidth: 0,
  padding: { xs: 2, sm: '1.25rem 1.5rem 1.5rem' },
} as const;

const previewStyle = {
  minWidth: 0,
  backgroundColor: 'background.paper',
  borderLeftStyle: 'solid',
  borderColor: 'divider',
} as const;
