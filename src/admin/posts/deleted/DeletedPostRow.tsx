import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';
import { postName } from '#src/features/posts/data/postName.ts';
import { deletedPostDays, type PostVersion } from '#src/features/posts/versions/postVersion.ts';

type DeletedPostRowProps = {
  version: PostVersion;
  hasPage: boolean;
  onRestore(): void;
};

export function DeletedPostRow({ version: { post, savedAt }, hasPage, onRestore }: DeletedPostRowProps) {
  const name = postName(post);
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {post.excerpt}
        </Typography>
        <Typography variant="caption" component="p" sx={factsStyle}>
          <span>Deleted {formatDateTime(savedAt)}</span>{' '}
          <span>Kept until {formatDateTime(savedAt + deletedPostDays * 86_400_000)}</span>{' '}
          {hasPage && <span>Its old page stays until the next build</span>}
        </Typography>
      </Box>
      <Button variant="outlined" size="small" aria-label={`Restore ${name}`} onClick={onRestore}>
        Restore
      </Button>
    </Box>
  );
}

const factsStyle = {
  paddingTop: 0.5,
  color: 'text.secondary',
  '& > span': { display: 'inline-block', marginRight: 1.5 },
} as const;

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  justifyItems: 'start',
  alignItems: 'center',
  gap: 1.5,
  padding: { xs: 2, sm: '1rem 1.5rem' },
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;
