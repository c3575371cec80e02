import type { Post } from '#src/features/posts/data/post.ts';
import { ArticleBody } from './ArticleBody.tsx';
import { ArticleLayout } from './ArticleLayout.tsx';
import { ArticleSidebar } from './ArticleSidebar.tsx';

type ArticleProps = { post: Post };

/** An article as a visitor reads it: head, body, tags if there are any, sharing and author beside it. */
export function Article({ post }: ArticleProps) {
  return (
    <ArticleLayout
      post={post}
      body={<ArticleBody markdown={post.content} />}
      aside={<ArticleSidebar post={post} />}
    />
  );
}
