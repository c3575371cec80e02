import { lazy } from 'react';
import { prose } from '#src/theme/components/prose.ts';
import { space } from '#src/theme/theme.ts';
import { PrerenderedText } from './PrerenderedText.tsx';

export const loadMarkdown = () => import('#src/features/posts/markdown/PostMarkdown.tsx');

const PostMarkdown = lazy(async () => ({ default: (await loadMarkdown()).PostMarkdown }));

export function prefetchMarkdown(): void {
  loadMarkdown().catch(() => undefined);
}

type ArticleBodyProps = { markdown: string };

export function ArticleBody({ markdown }: ArticleBodyProps) {
  return (
    <PrerenderedText
      markdown={markdown}
      Text={PostMarkdown}
      fallback={<div style={{ whiteSpace: 'pre-wrap' }}>{markdown}</div>}
      sx={articleBodyStyle}
    />
  );
}

export const articleBodyStyle = [prose, { paddingTop: space.head, minWidth: 0 }];
