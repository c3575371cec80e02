import { styled } from '@mui/material/styles';
import type { Ref } from 'react';
import type { PostSummary } from '#src/features/posts/data/staticPosts.ts';
import { PostCard } from './PostCard.tsx';
import { editorialGrid, postRows } from './postListStyles.ts';
import { listSlots } from './postPictures.ts';

type PostListProps = {
  posts: readonly PostSummary[];
  /** Omits the two large articles at the start of every six. */
  rowsOnly?: boolean;
  linkState?: unknown;
  ref?: Ref<HTMLOListElement>;
};

export function PostList({ posts, rowsOnly = false, linkState, ref }: PostListProps) {
  const List = rowsOnly ? RowList : EditorialList;
  return (
    <List ref={ref}>
      {posts.map((post, index) => (
        <li key={post.id}>
          <PostCard post={post} heading="h3" slots={listSlots(index, rowsOnly)} linkState={linkState} />
        </li>
      ))}
    </List>
  );
}

const RowList = styled('ol')(({ theme }) => postRows(theme, ''));

const EditorialList = styled('ol')(
  ({ theme }) => postRows(theme, ':not(:nth-of-type(6n + 1), :nth-of-type(6n + 2))'),
  ({ theme }) => editorialGrid(theme),
);
