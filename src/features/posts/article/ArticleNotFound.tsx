import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Action } from '#src/components/Action.tsx';
import { Frame } from '#src/components/Frame.tsx';
import { PageGrid } from '#src/components/layout/PageGrid.tsx';
import { paths } from '#src/paths.ts';
import { BackArrow } from './BackArrow.tsx';

type ArticleNotFoundProps = {
  /** Why, in the words of the error catalogue; without it the post is simply not there. */
  error?: string | undefined;
  /** Offered where asking again may help. */
  onRetry?: (() => void) | undefined;
};

/** In place of an article that is missing or cannot be loaded (spec 2 and 8). */
export function ArticleNotFound({ error, onRetry }: ArticleNotFoundProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <Frame component="header" sx={{ paddingTop: 'clamp(1rem, 2vw, 2rem)' }}>
      <PageGrid sx={{ '& > :not(h1)': { gridColumn: { md: '4 / 11' } } }}>
        <Typography
          ref={title}
          tabIndex={-1}
          variant="h2"
          component="h1"
          sx={{ gridColumn: { md: '1 / 12' } }}
        >
          Article Not Found
        </Typography>
        <Typography variant="subtitle1" sx={{ paddingTop: 3, color: 'text.secondary' }}>
          {error ?? 'The requested article could not be found.'}
        </Typography>
        <Typography component="div" sx={wayStyle}>
          <Action component={Link} to={paths.blog} color="primary" size="large">
            <BackArrow />
            Back to Blog
          </Action>
          {onRetry && (
            <Action variant="outlined" size="large" onClick={onRetry}>
              Retry
            </Action>
          )}
        </Typography>
      </PageGrid>
    </Frame>
  );
}

const wayStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  paddingTop: 4,
  '& a:hover svg': { transform: 'translateX(-4px)' },
} as const;
