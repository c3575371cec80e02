import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useQuery } from '@tanstack/react-query';
import { useField, useFormikContext } from 'formik';
import { useId } from 'react';
import { idFromTitle } from '#src/admin/posts/data/postId.ts';
import type { FormValues } from '#src/admin/posts/editor/formValues.ts';
import { fieldHelp, scheduleHelp } from '#src/admin/posts/editor/messages.ts';
import { FeaturedImageField } from '#src/admin/posts/pictures/FeaturedImageField.tsx';
import type { PictureUploads } from '#src/admin/posts/pictures/pictureUploads.ts';
import { schedulingQuery } from '#src/admin/posts/publishing.ts';
import { FieldLabel } from '#src/components/form/FieldLabel.tsx';
import { FormTextField } from '#src/components/form/FormTextField.tsx';
import { postFields } from '#src/features/posts/data/postFields.ts';
import { paths } from '#src/paths.ts';
import { TagsField } from './TagsField.tsx';

type TitleFieldProps = { postId: string; isNew: boolean };

export function TitleField({ postId, isNew }: TitleFieldProps) {
  const [{ value: title }] = useField<string>('title');
  return (
    <FormTextField
      name="title"
      label={postFields.title.label}
      required
      input={{ autoFocus: isNew, autoComplete: 'off' }}
      help={urlHelp(postId, title)}
    />
  );
}

export function PostSettings({ uploads }: { uploads: PictureUploads }) {
  return (
    <>
      <FormTextField name="excerpt" label={postFields.excerpt.label} required rows={3} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <FormTextField
          name="author"
          label={postFields.author.label}
          required
          input={{ autoComplete: 'name' }}
        />
        <FormTextField
          name="category"
          label={postFields.category.label}
          required
          options={postFields.category.options}
          placeholder="Choose a category"
        />
      </Box>
      <TagsField />
      <FeaturedImageField uploads={uploads} />
      <ScheduleField />
    </>
  );
}

/** A new post gets its id from its title when it is first saved, and keeps it. */
function urlHelp(postId: string, title: string): string {
  const id = postId || idFromTitle(title.trim());
  return id ? `URL: ${paths.article(id)}` : fieldHelp.urlFromTitle;
}

/** Date and time in the browser's time zone. The browser keeps incomplete input to itself. */
function ScheduleField() {
  const { values, isSubmitting, setFieldValue } = useFormikContext<FormValues>();
  const id = useId();
  const { published, publishAt } = values;
  const isScheduled = publishAt !== null && !published;
  const { data: isRunning } = useQuery({ ...schedulingQuery, enabled: isScheduled });
  const isStalled = isScheduled && isRunning === false;
  return (
    <FormControl error={isStalled}>
      <FieldLabel htmlFor={id} isOptional>
        {postFields.publishAt.label}
      </FieldLabel>
      <OutlinedInput
        type="datetime-local"
        name="publishAt"
        disabled={published}
        readOnly={isSubmitting}
        value={isScheduled ? toInputValue(publishAt) : ''}
        onChange={(event) => void setFieldValue('publishAt', fromInputValue(event.target.value))}
        slotProps={{ input: { id, 'aria-describedby': `${id}-help` } }}
      />
      <FormHelperText id={`${id}-help`} aria-live="polite">
        {helpText(values, isStalled)}
      </FormHelperText>
    </FormControl>
  );
}

function helpText({ published, publishAt }: FormValues, isStalled: boolean): string {
  if (published) return fieldHelp.toSchedule;
  if (isStalled) return fieldHelp.noScheduler;
  if (publishAt !== null && publishAt <= Date.now()) return fieldHelp.pastTime;
  return scheduleHelp(Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/** Formats a local time, to the minute, as a `datetime-local` input expects; the Swedish format is almost the same. */
function toInputValue(time: number): string {
  const local = new Date(time).toLocaleString('sv', { dateStyle: 'short', timeStyle: 'short' });
  // While it is being typed, the year has fewer digits.
  return local.replace(' ', 'T').padStart(16, '0');
}

function fromInputValue(text: string): number | null {
  const time = Date.parse(text);
  return Number.isNaN(time) ? null : time;
}
