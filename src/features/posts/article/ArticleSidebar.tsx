import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { absoluteUrl } from '#src/components/head/absoluteUrl.ts';
import { useHydrated } from '#src/components/start/useHydrated.ts';
import { OpensInNewTab } from '#src/components/ui/OpensInNewTab.tsx';
import { PersonCaption } from '#src/components/ui/PersonCaption.tsx';
import { article, portraitOf } from '#src/content/blog.ts';
import type { Post } from '#src/features/posts/data/post.ts';
import { paths } from '#src/paths.ts';
import { NewTabIcon } from '#src/theme/icons.ts';
import { belowNav, hairline } from '#src/theme/mixins.ts';
import { space } from '#src/theme/theme.ts';
import { copyArticleLink } from './copyArticleLink.ts';

type ArticleSidebarProps = { post: Pick<Post, 'id' | 'title' | 'author'> };

export function ArticleSidebar({ post }: ArticleSidebarProps) {
  return (
    <Box component="aside" aria-label="About this article" sx={asideStyle}>
      <Box sx={{ position: 'relative', displayPrint: 'none' }}>
        <Typography variant="h6" component="h2">
          Share this article
        </Typography>
        <CopyLink id={post.id} />
        {shareLinks(post).map(({ name, href }) => (
          <Link key={name} href={href} target="_blank" rel="noopener noreferrer" underline="hover">
            <span>
              {/* The footer has links of the same names. */}
              <span style={visuallyHidden}>Share on </span>
              {name}
              <OpensInNewTab />
            </span>
            <NewTabIcon sx={{ fontSize: '1.125rem' }} />
          </Link>
        ))}
      </Box>
      <div>
        <Typography variant="h6" component="h2">
          About the Author
        </Typography>
        <Box sx={{ paddingBlock: 1.5 }}>
          <PersonCaption
            name={post.author}
            position={article.author.role}
            portrait={portraitOf(post.author)}
          />
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {article.author.blurb}
        </Typography>
      </div>
    </Box>
  );
}

/** Not part of the page's HTML: the button needs a script, and adding it later moves nothing. */
function CopyLink({ id }: { id: string }) {
  if (!useHydrated()) return null;
  return (
    <Link
      component="button"
      type="button"
      variant="body2"
      onClick={() => copyArticleLink(id)}
      sx={{ position: 'absolute', top: '0.75rem', right: 0 }}
    >
      Copy Link
    </Link>
  );
}

function shareLinks({ id, title }: ArticleSidebarProps['post']) {
  const url = encodeURIComponent(absoluteUrl(paths.article(id)));
  return [
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    {
      name: 'Twitter',
      href: `https://twitter.com/intent/tweet?url=${url}&text=${encodeURIComponent(title)}`,
    },
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
  ];
}

const asideStyle = {
  display: 'grid',
  gap: 4,
  alignContent: 'start',
  alignSelf: 'start',
  padding: { xs: '3rem 0 0', '@md': `${space.head} 3rem 0 0` },
  position: { '@md': 'sticky' },
  top: { '@md': belowNav },
  '& h2': { paddingTop: 1.5, borderTop: '1px solid', borderColor: 'line.tick' },
  '& a': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    padding: '0.625rem 0',
    borderBottom: hairline,
  },
} as const;
