import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { Root } from 'hast';
import { type MouseEvent, memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { visit } from 'unist-util-visit';
import type { FormValues } from '#src/admin/posts/editor/formValues.ts';
import { fieldHelp } from '#src/admin/posts/editor/messages.ts';
import { fullMatch, patterns } from '#src/components/form/fieldRules.ts';
import { ErrorBoundary } from '#src/components/ui/ErrorBoundary.tsx';
import { ArticleLayout } from '#src/features/posts/article/Article.tsx';
import { articleBodyStyle } from '#src/features/posts/article/ArticleText.tsx';
import { type Post, readingMinutes, slugify } from '#src/features/posts/data/post.ts';
import type { PostValues } from '#src/features/posts/data/postFields.ts';
import { PostMarkdown } from '#src/features/posts/markdown/PostMarkdown.tsx';

type PostMeta = Pick<Post, 'id' | 'createdAt'>;

type PostPreviewProps = {
  values: FormValues;
  content: string;
  meta: PostMeta;
  caretLine: number | undefined;
};

export function PostPreview({ values, content, meta, caretLine }: PostPreviewProps) {
  const section = useRef<HTMLElement>(null);
  const shown = useMemo(() => ({ ...values, content }), [values, content]);
  useFollowCaret(section, caretLine, content);
  return (
    <Box
      component="section"
      ref={section}
      aria-label="Preview"
      translate="no"
      onClickCapture={openInNewTab}
      sx={paneStyle}
    >
      <Container sx={{ paddingTop: { xs: 2, '@sm': 2.5 } }}>
        <Typography variant="caption" component="p" sx={{ color: 'text.hint' }}>
          Preview
        </Typography>
      </Container>
      {/* A broken preview must not take down the field, where the text can be fixed. */}
      <ErrorBoundary
        resetKey={shown}
        fallback={() => <Alert severity="warning">{fieldHelp.noPreview}</Alert>}
      >
        <PreviewedArticle values={shown} {...meta} />
      </ErrorBoundary>
    </Box>
  );
}

/** Lays the article out as a window of this width would. */
const paneStyle = {
  containerType: 'inline-size',
  '--vw': '1cqi',
  paddingBottom: 6,
  '& [data-line]': { scrollMarginBlock: '4rem' },
} as const;

type PreviewedArticleProps = PostMeta & { values: PostValues };

const PreviewedArticle = memo(function PreviewedArticle({ values, id, createdAt }: PreviewedArticleProps) {
  const [today] = useState(Date.now);
  const post = previewedPost(values, { id, createdAt: createdAt ?? today });
  return <ArticleLayout post={post} body={<Body markdown={values.content} />} />;
});

const Body = memo(function Body({ markdown }: { markdown: string }) {
  return (
    <Box sx={articleBodyStyle}>
      <PostMarkdown markdown={markdown} rehypePlugins={rehypePlugins} />
    </Box>
  );
});

/** Sets `data-line` on every rendered element to the source line it begins on. */
function rehypeSourceLines() {
  return (tree: Root) => {
    visit(tree, 'element', (element) => {
      if (element.position) element.properties.dataLine = element.position.start.line;
    });
  };
}

const rehypePlugins = [rehypeSourceLines];

function previewedPost(values: PostValues, meta: PostMeta) {
  const { content, featuredImage, title, ...texts } = values;
  const picture = featuredImage.trim();
  return {
    ...texts,
    ...meta,
    title: title.trim() || 'Untitled',
    category: values.category || 'No category',
    slug: slugify(title),
    featuredImage: fullMatch(patterns.image).test(picture) ? picture : '',
    readTime: readingMinutes(content),
    updatedAt: meta.createdAt,
  };
}

function openInNewTab(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
  // Footnote links stay on this page.
  if (!link || link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  window.open(link.href, '_blank', 'noopener');
}

/** Scrolls the caret's line (from 1) into view, and again when `markdown` changes, since lines may have moved. */
function useFollowCaret(
  preview: RefObject<HTMLElement | null>,
  caretLine: number | undefined,
  markdown: string,
): void {
  useEffect(() => {
    if (caretLine === undefined || markdown === '') return;
    const parts = [...(preview.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])];
    const part = parts.findLast(({ dataset }) => Number(dataset.line) <= caretLine);
    part?.scrollIntoView({ block: 'nearest' });
  }, [preview, caretLine, markdown]);
}
