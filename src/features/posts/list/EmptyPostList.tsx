import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { PageGrid } from '#src/components/layout/PageGrid.tsx';
import { TextLink } from '#src/components/TextLink.tsx';
import { blog } from '#src/content/blog.ts';
import { paths } from '#src/paths.ts';

/** In place of the list when nothing fits (spec 8). */
export function EmptyPostList() {
  return (
    <PageGrid sx={{ paddingBlock: 'clamp(2rem, 4vw, 4rem)' }}>
      <Typography variant="h3" component="p" sx={{ gridColumn: { md: '1 / 8' } }}>
        {blog.none}
      </Typography>
      <Box sx={{ paddingTop: 3 }}>
        <TextLink component={RouterLink} to={paths.blog} preventScrollReset>
          {blog.clear}
        </TextLink>
      </Box>
    </PageGrid>
  );
}
