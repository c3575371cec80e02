import { ArticleAside } from './ArticleAside.tsx';
import { ArticleBody } from './ArticleBody.tsx';
import { ArticleLayout } from './ArticleLayout.tsx';
import type { Post } from './post.ts';

type PostArticleProps = { post: Post };

/** An article as a visitor reads it (spec 2): head, body, tags if there are any, sharing and author beside it. */
export function PostArticle({ post }: PostArticleProps) {
  return (
    <ArticleLayout
      post={post}
      body={<ArticleBody markdown={post.content} />}
      aside={<ArticleAside post={post} />}
    />
  );
}
