import Box from '@mui/material/Box';
import { Link as RouterLink } from 'react-router-dom';
import { TextLink } from '#src/components/TextLink.tsx';
import { blogSearch } from '#src/paths.ts';

type ArticleTagsProps = { tags: readonly string[] };

/** Below an article: its tags, each leading to the articles that have it. */
export function ArticleTags({ tags }: ArticleTagsProps) {
  return (
    <Box component="ul" aria-label="Tags" sx={tagsStyle}>
      {tags.map((tag) => (
        <li key={tag}>
          <TextLink component={RouterLink} to={blogSearch({ q: tag })} variant="body2" underline="none">
            {tag}
          </TextLink>
        </li>
      ))}
    </Box>
  );
}

const tagsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  paddingTop: 6,
  '& a': {
    display: 'inline-block',
    padding: '0.375rem 0.75rem',
    border: '1px solid',
    borderColor: 'line.control',
    borderRadius: 1,
    lineHeight: 1.3,
    '&:hover': { borderColor: 'text.primary' },
  },
} as const;
