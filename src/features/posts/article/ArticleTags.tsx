import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { blogSearch } from '#src/paths.ts';
import { LinkBehavior } from '#src/theme/LinkBehavior.tsx';

type ArticleTagsProps = { tags: readonly string[] };

export function ArticleTags({ tags }: ArticleTagsProps) {
  return (
    <Box component="ul" aria-label="Tags" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, paddingTop: 6 }}>
      {tags.map((tag) => (
        <li key={tag}>
          <Chip clickable component={LinkBehavior} href={blogSearch({ q: tag })} label={tag} />
        </li>
      ))}
    </Box>
  );
}
