import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useFormikContext } from 'formik';
import { AccessibleDisabledButton } from '#src/admin/shared/AccessibleDisabledButton.tsx';
import type { PostValues } from '#src/features/posts/data/postFields.ts';

type PostFormFooterProps = { isNew: boolean; onCancel(): void };

export function PostFormFooter({ isNew, onCancel }: PostFormFooterProps) {
  const { values, isSubmitting, setFieldValue, handleSubmit } = useFormikContext<PostValues>();
  const label = isNew ? 'Create Post' : 'Update Post';
  return (
    <DialogActions sx={footerStyle}>
      <FormControlLabel
        label="Publish immediately"
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
      {/* No submit button: in a field, Enter would publish an edit half done. */}
      <AccessibleDisabledButton
        color="primary"
        disabled={isSubmitting}
        onClick={() => handleSubmit()}
        sx={{ minWidth: '8rem' }}
      >
        {isSubmitting ? 'Saving...' : label}
      </AccessibleDisabledButton>
    </DialogActions>
  );
}

const footerStyle = {
  flex: 'none',
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: '1fr 1fr',
  padding: { xs: '0.75rem 1rem', sm: '1rem 1.5rem' },
  backgroundColor: 'background.default',
  '& > label': { gridColumn: '1 / -1', marginRight: 'auto' },
} as const;
