import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { titleOrUntitled } from '#src/features/posts/data/post.ts';
import { pictureListMessages as messages } from './messages.ts';
import type { PictureUse } from './pictureUsage.ts';

type UsingPostsProps = {
  status: 'loading' | 'success' | 'error';
  uses: readonly PictureUse[] | undefined;
};

const maxShown = 3;

export function UsingPosts({ status, uses }: UsingPostsProps) {
  if (!uses) return <Caption>{status === 'error' ? messages.usageUnknown : messages.checkingUsage}</Caption>;
  if (uses.length === 0) return <Caption>{messages.unused}</Caption>;
  const more = uses.length - maxShown;
  return (
    <>
      <Caption>Used in</Caption>
      {uses.slice(0, maxShown).map((use) => (
        <Typography key={use.postId} variant="body2" component="div" sx={titleStyle}>
          {shownTitle(use)}
        </Typography>
      ))}
      {more > 0 && <Caption>and {more} more</Caption>}
    </>
  );
}

function shownTitle({ title, isUnsaved }: PictureUse): string {
  const shown = titleOrUntitled(title);
  return isUnsaved ? `Draft of “${shown}”` : shown;
}

function Caption({ children }: { children: ReactNode }) {
  return (
    <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}

const titleStyle = { overflowWrap: 'anywhere', lineHeight: 1.4 } as const;
