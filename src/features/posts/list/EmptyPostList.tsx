import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { PageGrid } from '#src/components/layout/PageGrid.tsx';
import { blog } from '#src/content/blog.ts';
import { paths } from '#src/paths.ts';
import { LinkBehavior } from '#src/theme/LinkBehavior.tsx';
import { space } from '#src/theme/theme.ts';

type EmptyPostListProps = {
  onClear(): void;
};

export function EmptyPostList({ onClear }: EmptyPostListProps) {
  return (
    <PageGrid sx={{ paddingBlock: space.head }}>
      <Typography variant="h3" component="p" sx={{ gridColumn: { md: '1 / 8' } }}>
        {blog.none}
      </Typography>
      <Box sx={{ paddingTop: 3 }}>
        <Link component={LinkBehavior} href={paths.blog} preventScrollReset onClick={onClear}>
          {blog.clear}
        </Link>
      </Box>
    </PageGrid>
  );
}
