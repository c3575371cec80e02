import type { ReactNode } from 'react';
import { Columns } from '#src/components/Columns.tsx';
import { Frame } from '#src/components/Frame.tsx';
import { ArticleHead } from './ArticleHead.tsx';
import { ArticleTags } from './ArticleTags.tsx';
import type { Post } from './post.ts';

type ArticleLayoutProps = {
  post: Omit<Post, 'content'>;
  /** The text, in a `div` of its own. */
  body: ReactNode;
  /** Beside the text where there is room, else below it. */
  aside?: ReactNode;
};

/** How an article is laid out, on its page and in the preview: head, text, tags if there are any. */
export function ArticleLayout({ post, body, aside }: ArticleLayoutProps) {
  return (
    <article>
      <ArticleHead post={post} />
      <Frame>
        <Columns sx={bodyStyle}>
          {body}
          {post.tags.length > 0 && <ArticleTags tags={post.tags} />}
          {aside}
        </Columns>
      </Frame>
    </article>
  );
}

const bodyStyle = {
  '& > div': { gridColumn: { md: '4 / 11' }, gridRow: { md: 1 } },
  '& > ul': { gridColumn: { md: '4 / 11' } },
  '& > aside': { gridColumn: { md: '1 / 4' }, gridRow: { md: '1 / 3' } },
} as const;
