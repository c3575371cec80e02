import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Difference } from '#src/admin/posts/editor/differences/diffPosts.ts';
import { Added, PostDifferences, Removed } from '#src/admin/posts/editor/differences/PostDifferences.tsx';

type VersionDifferencesProps = { differences: readonly Difference[] };

export function VersionDifferences({ differences }: VersionDifferencesProps) {
  return (
    // It may be longer than its place and must be scrolled by keyboard too.
    <Box role="region" aria-label="Differences" tabIndex={0} sx={differencesStyle}>
      {differences.length === 0 ? (
        <Typography>This version says the same as the form.</Typography>
      ) : (
        <>
          <Typography>
            What the form holds now is <Removed name={names.removed}>crossed out</Removed>, what this version
            would bring back is <Added name={names.added}>underlined</Added>.
          </Typography>
          <PostDifferences differences={differences} names={names} />
        </>
      )}
    </Box>
  );
}

const names = { removed: 'Now', added: 'Earlier' };

const differencesStyle = {
  display: 'grid',
  alignContent: 'start',
  gap: 3,
  minWidth: 0,
  overflowY: 'auto',
  padding: { xs: 2, sm: '1.25rem 1.5rem' },
  backgroundColor: 'background.paper',
} as const;
