import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, startTransition, useEffect, useState } from 'react';
import { Badge } from '#src/components/Badge.tsx';
import { CroppedPicture } from '#src/components/CroppedPicture.tsx';
import { patterns, whole } from '#src/components/fieldRules.ts';
import { prose } from '#src/components/prose.ts';
import { postPicture } from '#src/content/blog.ts';
import { PostMarkdown } from './PostMarkdown.tsx';
import { type PostValues, readTimeOf } from './post.ts';
import { postDate } from './postDate.ts';

type PostPreviewProps = {
  values: PostValues;
  /** Date under the title, in ms; `null` for a post that is not stored yet. */
  createdAt: number | null;
};

/** The pause in typing after which the preview is drawn again, in milliseconds: longer where drawing takes longer. */
function pauseFor(content: string): number {
  return content.length < 10_000 ? 200 : 500;
}

/**
 * What is being written as a reader will see it: the article page's own Markdown and its styles. It follows the typing
 * after a short pause and gives way to it, so that a long article never slows a key press down.
 */
export function PostPreview({ values, createdAt }: PostPreviewProps) {
  const [shown, setShown] = useState(values);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setShown(values)), pauseFor(values.content));
    return () => clearTimeout(timer);
  }, [values]);
  const { title, category, author, content, featuredImage } = shown;
  return (
    <Box component="section" aria-label="Preview" sx={{ overflowWrap: 'break-word' }}>
      <Typography variant="caption" sx={{ color: 'text.hint', mb: 2 }}>
        Preview
      </Typography>
      <Badge>{category}</Badge>
      <Typography variant="h3" component="p" sx={{ paddingBlock: 1.5 }}>
        {title || 'Untitled'}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {[author, postDate(createdAt), `${readTimeOf(content)} min read`].filter(Boolean).join(' · ')}
      </Typography>
      {whole(patterns.image).test(featuredImage.trim()) && <Picture src={featuredImage.trim()} />}
      <Body markdown={content} />
    </Box>
  );
}

const Picture = memo(function Picture({ src }: { src: string }) {
  return (
    <CroppedPicture
      picture={{ ...postPicture(src), position: '50% 20%' }}
      sx={{ '& img': { aspectRatio: '16 / 9' } }}
    />
  );
});

/** Drawn again only when the text itself changed. */
const Body = memo(function Body({ markdown }: { markdown: string }) {
  return (
    <Box sx={[prose, { paddingTop: 3 }]}>
      <PostMarkdown markdown={markdown} />
    </Box>
  );
});
