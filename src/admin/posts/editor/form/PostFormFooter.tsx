import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useFormikContext } from 'formik';
import type { FormValues } from '#src/admin/posts/editor/openPost.ts';
import { AccessibleDisabledButton } from '#src/admin/shared/AccessibleDisabledButton.tsx';
import { NotificationContainer } from '#src/components/notifications/NotificationContainer.tsx';
import { postFields } from '#src/features/posts/data/postFields.ts';

type PostFormFooterProps = { isNew: boolean; onSave(): void; onAutosave(): void; onCancel(): void };

/** Notifications and the buttons. */
export function PostFormFooter({ isNew, onSave, onAutosave, onCancel }: PostFormFooterProps) {
  const { values, isSubmitting, setFieldValue } = useFormikContext<FormValues>();
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
        <AccessibleDisabledButton variant="outlined" onClick={onCancel} disabled={isSubmitting}>
          Cancel
        </AccessibleDisabledButton>
        <AccessibleDisabledButton variant="outlined" onClick={onAutosave} disabled={isSubmitting}>
          Save for Later
        </AccessibleDisabledButton>
        {/* Not a submit button: Enter in a field would publish an unfinished edit. */}
        <AccessibleDisabledButton
          color="primary"
          disabled={isSubmitting}
          onClick={onSave}
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
  gap: { xs: '0 0.5rem', sm: '0.75rem' },
  padding: { xs: '0.25rem 1rem 0.75rem', sm: '1rem 1.5rem' },
  backgroundColor: 'background.default',
  '& > label': { flexBasis: { xs: '100%', sm: 'auto' }, marginRight: 'auto' },
  '& > button': { paddingInline: { xs: 1, sm: 2.25 } },
} as const;
