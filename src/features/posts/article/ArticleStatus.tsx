import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { article } from '#src/content/blog.ts';

type ArticleStatusProps = { isUpdated: boolean };

export function ArticleStatus({ isUpdated }: ArticleStatusProps) {
  return (
    <Box role="status" sx={visuallyHidden}>
      {isUpdated && article.updated}
    </Box>
  );
}
