import type { Post } from '#src/features/posts/data/post.ts';
import { ArticleBody } from './ArticleBody.tsx';
import { ArticleLayout } from './ArticleLayout.tsx';
import { ArticleSidebar } from './ArticleSidebar.tsx';

type ArticleProps = { post: Post };

export function Article({ post }: ArticleProps) {
  return (
    <ArticleLayout
      post={post}
      body={<ArticleBody markdown={post.content} />}
      aside={<ArticleSidebar post={post} />}
    />
  );
}
