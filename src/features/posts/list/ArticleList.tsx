import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { editorialSizes, rowSizes } from '#src/features/pictures/postPictures.ts';
import type { PostSummary } from '#src/features/posts/data/archive.ts';
import { accentLine, hairline, hideIfNoScript } from '#src/theme/mixins.ts';
import { breakpoints, typography } from '#src/theme/muiTheme.ts';
import { space } from '#src/theme/theme.ts';
import { ArticleCard } from './ArticleCard.tsx';

type ArticleListProps = {
  posts: readonly PostSummary[];
  list: { hasMore: boolean; isReading: boolean; showMore(): void };
};

/** The blog's list: two large articles at the start of every six, and a button that loads more. */
export function ArticleList({ posts, list: { hasMore, isReading, showMore } }: ArticleListProps) {
  const [pressed, setPressed] = useState<{ button: HTMLElement; shown: number }>();
  const isDone = pressed && (posts.length > pressed.shown || (!isReading && !hasMore));
  // The first article that was added; if none was, the last one, because the button has disappeared.
  const next = isDone ? Math.min(pressed.shown, posts.length - 1) : undefined;

  function focusTitle(item: HTMLElement | null) {
    if (!item || !pressed) return;
    setPressed(undefined);
    // The visitor may have moved on, such as to the search.
    if (![document.body, pressed.button].includes(document.activeElement as HTMLElement)) return;
    item.querySelector<HTMLElement>('[data-part=title] a')?.focus();
  }

  return (
    <>
      <EditorialList>
        {posts.map((post, index) => (
          <li key={post.id} ref={index === next ? focusTitle : undefined}>
            <ArticleCard post={post} heading="h3" sizes={editorialSizes(index)} />
          </li>
        ))}
      </EditorialList>
      {hasMore && (
        <Box sx={{ paddingTop: 4, borderTop: hairline, ...hideIfNoScript }}>
          <Button
            variant="outlined"
            size="large"
            aria-disabled={isReading || undefined}
            onClick={({ currentTarget }) => {
              if (isReading) return;
              setPressed({ button: currentTarget, shown: posts.length });
              showMore();
            }}
          >
            Load More
          </Button>
        </Box>
      )}
    </>
  );
}

export function ArticleRows({ posts }: Pick<ArticleListProps, 'posts'>) {
  return (
    <RowList>
      {posts.map((post) => (
        <li key={post.id}>
          <ArticleCard post={post} heading="h3" sizes={rowSizes} />
        </li>
      ))}
    </RowList>
  );
}

const picture = '& [data-part=picture]';
const text = '& [data-part=text]';
const meta = '& [data-part=meta]';
const large = '& > li:is(:nth-of-type(6n + 1), :nth-of-type(6n + 2))';

const narrowRow = {
  '& > article': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)', gap: '0.75rem 1rem' },
  [picture]: { alignSelf: 'start', gridRow: '1 / 3' },
  '& img': { aspectRatio: '1' },
  [text]: { gap: '0.375rem' },
  [meta]: { gridColumn: 2 },
  '& [data-part=title]': {
    ...typography.h4,
    fontSize: `min(${typography.h4.fontSize}, 10vw)`,
    lineHeight: 1.15,
  },
  '& [data-part=excerpt]': {
    display: '-webkit-box',
    WebkitLineClamp: 4,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  },
} as const;

/** For `styled`: `sx` moves media queries to the front. `rows` selects the items shown as rows, '' all of them. */
function postRows(rows: string) {
  return {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    paddingTop: space.head,
    '& > li': {
      position: 'relative',
      gridColumn: '1 / -1',
      padding: '1.25rem 0 1.5rem',
      borderTop: hairline,
      '&::before': accentLine,
      '@media (hover: hover)': { '&:hover::before': { transform: 'none' } },
    },
    [breakpoints.down('md')]: { [`& > li${rows}`]: narrowRow },
    [breakpoints.up('md')]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      '& > li': { padding: '2rem 0' },
      [`& > li${rows}`]: {
        '& > article': { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', gap: 0 },
        [picture]: { gridColumn: '1 / 3' },
        [text]: { gridColumn: '3 / 10', padding: `0 ${space.inset}` },
        [meta]: { gridColumn: '10 / -1' },
        '& [data-part=facts]': { display: 'grid' },
      },
    },
    ...(rows === '' && { '& > li:first-of-type': { borderTop: 0, paddingTop: 0 } }),
  };
}

const gap = 'clamp(3rem, 5vw, 5rem)';

const editorialGrid = {
  [large]: { borderTop: 0, padding: `0 0 ${gap}`, '&::before': { content: 'none' } },
  [`${large}:nth-of-type(n + 7)`]: { paddingTop: gap },
  [breakpoints.between('sm', 'md')]: {
    '& > li:nth-of-type(6n + 1)': { gridColumn: '1 / 3', paddingRight: '0.75rem' },
    '& > li:nth-of-type(6n + 2)': { gridColumn: '3 / 5', paddingLeft: '0.75rem' },
  },
  [breakpoints.up('md')]: {
    [large]: { [meta]: { borderTop: hairline, paddingTop: '0.875rem' } },
    '& > li:nth-of-type(12n + 1)': { gridColumn: '1 / 6', '--frame': '5 / 6' },
    '& > li:nth-of-type(12n + 2)': {
      gridColumn: '6 / -1',
      paddingLeft: space.inset,
      paddingTop: 'clamp(4rem, 10vw, 10rem)',
    },
    '& > li:nth-of-type(12n + 7)': { gridColumn: '1 / 8', paddingRight: space.inset },
    '& > li:nth-of-type(12n + 8)': { gridColumn: '8 / -1', '--frame': '5 / 6' },
  },
} as const;

const RowList = styled('ol')(postRows(''));

const EditorialList = styled('ol')(
  postRows(':not(:nth-of-type(6n + 1), :nth-of-type(6n + 2))'),
  editorialGrid,
);
