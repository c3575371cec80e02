import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type UsingPostsProps = {
  status: 'loading' | 'success' | 'error';
  titles: readonly string[] | undefined;
};

const mostShown = 3;

export function UsingPosts({ status, titles }: UsingPostsProps) {
  if (!titles) return <Note>{status === 'error' ? 'Use unknown' : 'Searching posts...'}</Note>;
  if (titles.length === 0) return <Note>Not used</Note>;
  const more = titles.length - mostShown;
  return (
    <>
      <Note>Used in</Note>
      {titles.slice(0, mostShown).map((title, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two posts may have the same title
        <Typography key={index} variant="body2" component="div" sx={titleStyle}>
          {title.trim() || 'Untitled post'}
        </Typography>
      ))}
      {more > 0 && <Note>and {more} more</Note>}
    </>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}

const titleStyle = { overflowWrap: 'anywhere', lineHeight: 1.4 } as const;
