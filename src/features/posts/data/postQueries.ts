import { limit, orderBy, type Query, query, where } from 'firebase/firestore';
import { type Post, type PostCategory, postPageSize } from './post.ts';
import { posts } from './postCollection.ts';

/** What visitors may list: published posts, newest first, a page at most; nothing else passes the rules. */
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

/** The filtered posts without order, drafts included. */
export function filteredPosts({ category, published }: AdminPostFilter): Query<Post> {
  return query(
    posts,
    ...(published === undefined ? [] : [where('published', '==', published)]),
    ...(category ? [where('category', '==', category)] : []),
  );
}

export type AdminPostPage = AdminPostFilter & {
  /** Order by creation date. */
  direction: 'asc' | 'desc';
  /** Rows of a page. */
  size: number;
};

/** The first page of the filtered posts. */
export function firstPostPage({ direction, size, ...filter }: AdminPostPage): Query<Post> {
  return query(filteredPosts(filter), orderBy('createdAt', direction), limit(size));
}
