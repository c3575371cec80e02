import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { Fragment } from 'react';
import type { FormValues } from '#src/admin/posts/editor/formValues.ts';
import { imageDescriptions, saveEffect } from '#src/admin/posts/editor/messages.ts';
import { AccessibleDisabledButton } from '#src/admin/shared/AccessibleDisabledButton.tsx';
import { NotificationContainer } from '#src/components/notifications/NotificationContainer.tsx';
import { type PostFieldName, postFieldNames, postFields } from '#src/features/posts/data/postFields.ts';

type PostFormFooterProps = {
  isNew: boolean;
  wasPublished: boolean;
  /** Required fields that are still blank, or whose images must still be described. */
  missing: readonly PostFieldName[];
  isUndescribed: boolean;
  onShowField(name: PostFieldName): void;
  onSave(): void;
  onAutosave(): void;
  onCancel(): void;
};

/** So that the status of an empty form takes one line. */
const maxMissingNamed = 2;

/** Notifications, what saving will do or which fields prevent it, and the buttons. */
export function PostFormFooter(props: PostFormFooterProps) {
  const { isNew, wasPublished, missing, isUndescribed, onShowField, ...on } = props;
  const { values, errors, submitCount, isSubmitting, setFieldValue } = useFormikContext<FormValues>();
  const isRefused = submitCount > 0;
  const faulty = isRefused ? postFieldNames.filter((name) => name in errors) : missing;
  const named = isRefused ? faulty : faulty.slice(0, maxMissingNamed);
  const label = isNew ? 'Create Post' : 'Update Post';
  return (
    <>
      <NotificationContainer />
      <DialogActions sx={footerStyle}>
        <FormControlLabel
          label={postFields.published.label}
          disabled={isSubmitting}
          control={
            <Checkbox
              name="published"
              checked={values.published}
              onChange={(event) => void setFieldValue('published', event.target.checked)}
            />
          }
        />
        <Typography role="status" variant="body2" component="div" sx={stateStyle}>
          {faulty.length === 0 ? (
            saveEffect(values, isNew, wasPublished)
          ) : (
            <>
              {isRefused
                ? `Not ${isNew ? 'created' : 'updated'}. Fix ${faulty.length === 1 ? 'this field' : `${faulty.length} fields`}: `
                : 'Still needed: '}
              {named.map((name, index) => (
                <Fragment key={name}>
                  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                    <Link component="button" type="button" onClick={() => onShowField(name)}>
                      {name === 'content' && isUndescribed ? imageDescriptions : postFields[name].label}
                    </Link>
                    {index < named.length - 1 && ','}
                  </Box>{' '}
                </Fragment>
              ))}
              {faulty.length > named.length && `and ${faulty.length - named.length} more`}
            </>
          )}
        </Typography>
        <AccessibleDisabledButton variant="outlined" onClick={on.onCancel} disabled={isSubmitting}>
          Cancel
        </AccessibleDisabledButton>
        <AccessibleDisabledButton variant="text" onClick={on.onAutosave} disabled={isSubmitting}>
          Save for Later
        </AccessibleDisabledButton>
        {/* Not a submit button: Enter in a field would publish an unfinished edit. */}
        <AccessibleDisabledButton
          color="primary"
          disabled={isSubmitting}
          onClick={on.onSave}
          sx={{ minWidth: { sm: '8rem' } }}
        >
          {isSubmitting ? 'Saving...' : label}
        </AccessibleDisabledButton>
      </DialogActions>
    </>
  );
}

/** On a phone, the buttons share one row, to leave room for the text. */
const footerStyle = {
  flex: 'none',
  gap: { xs: 1, sm: '0.75rem' },
  padding: { xs: '0.25rem 1rem 0.75rem', sm: '1rem 1.5rem' },
  backgroundColor: 'background.default',
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  '& > label': { marginRight: { xs: 'auto', md: 2 } },
  '& > button': { paddingInline: { xs: 1, sm: 2.25 } },
} as const;

const stateStyle = {
  flex: { xs: '1 1 100%', md: 1 },
  minWidth: 0,
  marginRight: 'auto',
  color: 'text.secondary',
} as const;
