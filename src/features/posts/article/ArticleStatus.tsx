import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { article } from '#src/content/blog.ts';

type ArticleStatusProps = { isUpdated: boolean };

/** Tells screen readers that the article they are reading has been changed. */
export function ArticleStatus({ isUpdated }: ArticleStatusProps) {
  return (
    <Box role="status" sx={visuallyHidden}>
      {isUpdated && article.updated}
    </Box>
  );
}
