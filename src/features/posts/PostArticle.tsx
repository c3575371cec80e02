import Box from '@mui/material/Box';
import { Link as RouterLink } from 'react-router-dom';
import { Columns } from '#src/components/Columns.tsx';
import { Frame } from '#src/components/Frame.tsx';
import { TextLink } from '#src/components/TextLink.tsx';
import { blogSearch } from '#src/paths.ts';
import { ArticleAside } from './ArticleAside.tsx';
import { ArticleBody } from './ArticleBody.tsx';
import { ArticleHead } from './ArticleHead.tsx';
import type { Post } from './post.ts';

type PostArticleProps = { post: Post };

/** An article as a visitor reads it (spec 2): head, body, tags if there are any, sharing and author beside it. */
export function PostArticle({ post }: PostArticleProps) {
  return (
    <article>
      <ArticleHead post={post} />
      <Frame>
        <Columns sx={bodyStyle}>
          <ArticleBody markdown={post.content} />
          {post.tags.length > 0 && <Tags tags={post.tags} />}
          <ArticleAside post={post} />
        </Columns>
      </Frame>
    </article>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
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

const bodyStyle = {
  '& > div': { gridColumn: { md: '4 / 11' }, gridRow: { md: 1 } },
  '& > ul': { gridColumn: { md: '4 / 11' } },
  '& > aside': { gridColumn: { md: '1 / 4' }, gridRow: { md: '1 / 3' } },
} as const;

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
