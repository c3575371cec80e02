import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { Fragment, useMemo } from 'react';
import type { PostValues } from '#src/features/posts/data/postFields.ts';
import { diffPosts } from './diffPosts.ts';

type PostComparisonProps = {
  before: PostValues;
  after: PostValues;
  /** Worded for the middle of a sentence. */
  names: { before: string; after: string };
};

/** The differences, word by word, under each field's label. A screen reader names the side of each difference. */
export function PostComparison({ before, after, names }: PostComparisonProps) {
  const differences = useMemo(() => diffPosts(before, after), [before, after]);
  return (
    // The differences may overflow, so keyboard users must be able to scroll them.
    <Box role="region" aria-label="Differences" tabIndex={0} sx={scrollingStyle}>
      <Typography>
        {differences.length === 0 ? (
          'No differences.'
        ) : (
          <>
            Struck through: only in <Marked kind="removed">{names.before}</Marked>. Underlined: only in{' '}
            <Marked kind="added">{names.after}</Marked>.
          </>
        )}
      </Typography>
      {differences.map(({ label, segments }) => (
        <Box key={label} component="section" aria-label={label}>
          <Typography variant="h6" component="h3">
            {label}
          </Typography>
          <Typography variant="body2" component="div" translate="no" sx={proseStyle}>
            {segments.map((segment, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: segments have no id and never move
              <Fragment key={index}>
                {segment.kind === 'added' && segments[index - 1]?.kind === 'removed' && ' '}
                {segment.kind === 'same' ? (
                  <span>{segment.text}</span>
                ) : (
                  <Marked kind={segment.kind} name={segment.kind === 'added' ? names.after : names.before}>
                    {segment.text}
                  </Marked>
                )}
              </Fragment>
            ))}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

type MarkedProps = { kind: 'removed' | 'added'; name?: string; children: string };

function Marked({ kind, name, children }: MarkedProps) {
  const color = kind === 'added' ? 'success' : 'error';
  return (
    <Box
      component={kind === 'added' ? 'ins' : 'del'}
      sx={{ color: `${color}.main`, backgroundColor: `${color}.light` }}
    >
      {name && <span style={visuallyHidden}>{name}: </span>}
      {children}
    </Box>
  );
}

const scrollingStyle = {
  flexGrow: 1,
  display: 'grid',
  alignContent: 'start',
  gap: 3,
  minWidth: 0,
  overflowY: 'auto',
  padding: { xs: 2, sm: '1.25rem 1.5rem' },
} as const;

const proseStyle = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;
