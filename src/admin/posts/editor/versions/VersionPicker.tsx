import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { diffPosts } from '#src/admin/posts/editor/differences/diffPosts.ts';
import { AccessibleDisabledButton } from '#src/admin/shared/AccessibleDisabledButton.tsx';
import { type PostValues, pickWrittenFields } from '#src/features/posts/data/postFields.ts';
import type { PostVersion } from '#src/features/posts/versions/postVersion.ts';
import { VersionDifferences } from './VersionDifferences.tsx';
import { VersionList } from './VersionList.tsx';
import type { VersionsDialogProps } from './VersionsDialog.tsx';

type VersionPickerProps = Omit<VersionsDialogProps, 'postId'> & { versions: readonly PostVersion[] };

export function VersionPicker({ versions, current, onRestore, onClose }: VersionPickerProps) {
  const [selected, setSelected] = useState(versions[0]);
  const differences = useMemo(() => differencesTo(selected, current), [selected, current]);
  return (
    <>
      {selected ? (
        <Box sx={columnsStyle}>
          <VersionList versions={versions} selected={selected} onSelect={setSelected} />
          <VersionDifferences key={selected.id} differences={differences} />
        </Box>
      ) : (
        <Typography sx={{ flex: 1, padding: { xs: 2, sm: 3 } }}>
          No earlier versions yet. Each update keeps the text that it replaces.
        </Typography>
      )}
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          Close
        </Button>
        <AccessibleDisabledButton
          disabled={!selected || differences.length === 0}
          onClick={() => selected && onRestore(selected)}
        >
          Restore into the form
        </AccessibleDisabledButton>
      </DialogActions>
    </>
  );
}

function differencesTo(version: PostVersion | undefined, current: PostValues) {
  return version ? diffPosts(current, pickWrittenFields(version.post)) : [];
}

const columnsStyle = {
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '16rem minmax(0, 1fr)' },
  gridTemplateRows: { xs: 'minmax(0, 2fr) minmax(0, 3fr)', sm: 'minmax(0, 1fr)' },
} as const;
