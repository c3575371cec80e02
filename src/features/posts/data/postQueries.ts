import { limit, orderBy, type Query, query, where } from 'firebase/firestore';
import { type Post, type PostCategory, postPageSize } from './post.ts';
import { posts } from './postCollection.ts';

/** All that the rules let visitors list. */
export function publishedPosts(category?: PostCategory): Query<Post> {
  return query(
    posts,
    where('published', '==', true),
    ...(category ? [where('category', '==', category)] : []),
    orderBy('createdAt', 'desc'),
    limit(postPageSize),
  );
}

export type AdminPostFilter = {
  category?: PostCategory | undefined;
  published?: boolean | undefined;
};

export function filteredPosts({ category, published }: AdminPostFilter): Query<Post> {
  return query(
    posts,
    ...(published === undefined ? [] : [where('published', '==', published)]),
    ...(category ? [where('category', '==', category)] : []),
  );
}

export type AdminPostPage = AdminPostFilter & {
  direction: 'asc' | 'desc';
  size: number;
};

export function firstPostPage({ direction, size, ...filter }: AdminPostPage): Query<Post> {
  return query(filteredPosts(filter), orderBy('createdAt', direction), limit(size));
}
