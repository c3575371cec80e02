import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { type MouseEvent, memo, startTransition, useEffect, useRef, useState } from 'react';
import { showPlaceholders } from '#src/admin/posts/editor/pictures/placeholders.ts';
import { fullMatch, patterns } from '#src/components/form/fieldRules.ts';
import { articleBodyStyle } from '#src/features/posts/article/ArticleBody.tsx';
import { ArticleLayout } from '#src/features/posts/article/ArticleLayout.tsx';
import { type Post, readingMinutes, slugify } from '#src/features/posts/data/post.ts';
import type { PostValues } from '#src/features/posts/data/postFields.ts';
import { PostMarkdown } from '#src/features/posts/markdown/PostMarkdown.tsx';
import { PaneTheme } from '#src/theme/PaneTheme.tsx';
import { rehypeSourceLines } from './rehypeSourceLines.ts';
import { useFollowCaret } from './useFollowCaret.ts';

type PostMeta = Pick<Post, 'id' | 'createdAt'>;

type PostPreviewProps = {
  values: PostValues;
  meta: PostMeta;
  caretLine: number | undefined;
};

function debounceMs(content: string): number {
  return content.length < 10_000 ? 200 : 500;
}

/** The article page's own layout. It gives way to typing: a long article never slows a key press down. */
export function PostPreview({ values, meta, caretLine }: PostPreviewProps) {
  const section = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(values);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setShown(values)), debounceMs(values.content));
    return () => clearTimeout(timer);
  }, [values]);
  useFollowCaret(section, caretLine, shown.content);
  return (
    <Box
      component="section"
      ref={section}
      aria-label="Preview"
      onClickCapture={openInNewTab}
      sx={{ paddingBottom: 6, '& [data-line]': { scrollMarginBlock: '4rem' } }}
    >
      <PaneTheme>
        <Container sx={{ paddingTop: { xs: 2, sm: 2.5 } }}>
          <Typography variant="caption" component="p" sx={{ color: 'text.hint' }}>
            Preview
          </Typography>
        </Container>
        <Article values={shown} {...meta} />
      </PaneTheme>
    </Box>
  );
}

type ArticleProps = PostMeta & { values: PostValues };

const Article = memo(function Article({ values, id, createdAt }: ArticleProps) {
  const [today] = useState(Date.now);
  const post = previewedPost(values, { id, createdAt: createdAt ?? today });
  return <ArticleLayout post={post} body={<Body markdown={showPlaceholders(values.content)} />} />;
});

const Body = memo(function Body({ markdown }: { markdown: string }) {
  return (
    <Box sx={articleBodyStyle}>
      <PostMarkdown markdown={markdown} rehypePlugins={rehypePlugins} />
    </Box>
  );
});

const rehypePlugins = [rehypeSourceLines];

function previewedPost(values: PostValues, meta: PostMeta) {
  const { content, featuredImage, title, ...texts } = values;
  const picture = featuredImage.trim();
  return {
    ...texts,
    ...meta,
    title: title.trim() || 'Untitled',
    category: values.category || 'No category yet',
    slug: slugify(title),
    featuredImage: fullMatch(patterns.image).test(picture) ? picture : '',
    readTime: readingMinutes(content),
    updatedAt: meta.createdAt,
  };
}

function openInNewTab(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link) return;
  event.preventDefault();
  window.open(link.href, '_blank', 'noopener');
}
