import Box from '@mui/material/Box';
import { openedFromBlog } from '#src/features/posts/article/useBackToBlog.ts';
import type { PostSummary } from '#src/features/posts/data/staticPosts.ts';
import { PostCard } from './PostCard.tsx';
import { featuredSlots } from './postPictures.ts';

type FeaturedPostProps = { post: PostSummary };

export function FeaturedPost({ post }: FeaturedPostProps) {
  return (
    <Box component="section" aria-label="Featured article" sx={featuredStyle}>
      <PostCard post={post} heading="h2" slots={featuredSlots} isAboveFold linkState={openedFromBlog} />
    </Box>
  );
}

const featuredStyle = {
  '& > article': {
    gridTemplateColumns: { md: 'repeat(12, minmax(0, 1fr))' },
    gridTemplateRows: { md: '1fr auto' },
    gap: { md: '1.5rem 0' },
  },
  '& > article > [data-part=picture]': { gridColumn: { md: '1 / 9' }, gridRow: { md: '1 / 3' } },
  '& > article img': { '--frame': { md: '16 / 9' } },
  '& > article > [data-part=text]': {
    gridColumn: { md: '9 / -1' },
    alignContent: { md: 'start' },
    paddingLeft: { md: 3 },
  },
  '& > article > [data-part=meta]': {
    gridColumn: { md: '9 / -1' },
    padding: { md: '1rem 0 0' },
    marginLeft: { md: 3 },
    borderTop: { md: '1px solid' },
    borderColor: { md: 'divider' },
  },
} as const;
