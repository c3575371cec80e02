import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type MouseEvent, memo, startTransition, useEffect, useState } from 'react';
import { Frame } from '#src/components/Frame.tsx';
import { patterns, whole } from '#src/components/form/fieldRules.ts';
import { articleBodyStyle } from '#src/features/posts/article/ArticleBody.tsx';
import { ArticleLayout } from '#src/features/posts/article/ArticleLayout.tsx';
import { PostMarkdown } from '#src/features/posts/article/PostMarkdown.tsx';
import { type Post, type PostValues, readTimeOf, slugify } from '#src/features/posts/data/post.ts';
import { PaneTheme } from '#src/theme/PaneTheme.tsx';

/** What the preview shows beside what is typed: whose the post is; a new one was created at no time yet. */
type StoredFacts = Pick<Post, 'id' | 'createdAt'>;

type PostPreviewProps = { values: PostValues; facts: StoredFacts };

/** The pause in typing after which the preview is drawn again, in milliseconds: longer where drawing takes longer. */
function pauseFor(content: string): number {
  return content.length < 10_000 ? 200 : 500;
}

/**
 * What is being written as a reader will see it: the article page's own layout in the width of this pane. It follows
 * the typing after a short pause and gives way to it, so that a long article never slows a key press down.
 */
export function PostPreview({ values, facts }: PostPreviewProps) {
  const [shown, setShown] = useState(values);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setShown(values)), pauseFor(values.content));
    return () => clearTimeout(timer);
  }, [values]);
  return (
    <Box component="section" aria-label="Preview" onClickCapture={openBeside} sx={{ paddingBottom: 6 }}>
      <PaneTheme>
        <Frame sx={{ paddingTop: { xs: 2, sm: 2.5 } }}>
          <Typography variant="caption" component="p" sx={{ color: 'text.hint' }}>
            Preview
          </Typography>
        </Frame>
        <Article values={shown} {...facts} />
      </PaneTheme>
    </Box>
  );
}

type ArticleProps = StoredFacts & { values: PostValues };

/** Drawn again only when what is shown changed, not with every key. */
const Article = memo(function Article({ values, id, createdAt }: ArticleProps) {
  const [today] = useState(Date.now);
  const post = previewedPost(values, { id, createdAt: createdAt ?? today });
  return <ArticleLayout post={post} body={<Body markdown={values.content} />} />;
});

/** Drawn again only when the text itself changed. */
const Body = memo(function Body({ markdown }: { markdown: string }) {
  return (
    <Box sx={articleBodyStyle}>
      <PostMarkdown markdown={markdown} />
    </Box>
  );
});

/** The post as it would stand if it were saved now. */
function previewedPost(values: PostValues, facts: StoredFacts): Omit<Post, 'content'> {
  const { content, featuredImage, title, ...texts } = values;
  const picture = featuredImage.trim();
  return {
    ...texts,
    ...facts,
    title: title.trim() || 'Untitled',
    slug: slugify(title),
    featuredImage: whole(patterns.image).test(picture) ? picture : '',
    readTime: readTimeOf(content),
    updatedAt: facts.createdAt,
  };
}

/** A link in the preview opens in a new tab: it must not lead away from what is being written. */
function openBeside(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link) return;
  event.preventDefault();
  window.open(link.href, '_blank', 'noopener');
}
