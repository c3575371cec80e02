import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

type EmptyPostsProps = {
  isFiltered: boolean;
  onNew(): void;
  onClear(): void;
};

export function EmptyPosts({ isFiltered, onNew, onClear }: EmptyPostsProps) {
  return (
    <Box sx={emptyStyle}>
      <Typography variant="h4" component="p">
        {isFiltered ? 'No blog posts match.' : 'No blog posts found. Create your first post!'}
      </Typography>
      <Button variant="outlined" onClick={isFiltered ? onClear : onNew}>
        {isFiltered ? 'Clear search and filters' : 'New Post'}
      </Button>
    </Box>
  );
}

const emptyStyle = {
  display: 'grid',
  justifyItems: 'start',
  gap: 2.5,
  padding: 'clamp(2rem, 6vw, 5rem) clamp(1.25rem, 3vw, 2rem)',
} as const;
