import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { Fragment } from 'react';
import type { Difference, Segment } from './diffPosts.ts';

/** Screen reader labels before text that only one side has. */
type SideNames = { removed: string; added: string };

type PostDifferencesProps = { differences: readonly Difference[]; names: SideNames };

export function PostDifferences({ differences, names }: PostDifferencesProps) {
  return differences.map(({ label, segments }) => (
    <Box key={label} component="section" aria-label={label}>
      <Typography variant="h6" component="h3">
        {label}
      </Typography>
      <Typography variant="body2" component="div" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {segments.map((segment, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: segments have no id and never move
          <Fragment key={index}>
            {segment.kind === 'added' && segments[index - 1]?.kind === 'removed' && ' '}
            <SegmentView {...segment} names={names} />
          </Fragment>
        ))}
      </Typography>
    </Box>
  ));
}

function SegmentView({ text, kind, names }: Segment & { names: SideNames }) {
  if (kind === 'same') return <Box component="span">{text}</Box>;
  return kind === 'added' ? (
    <Added name={names.added}>{text}</Added>
  ) : (
    <Removed name={names.removed}>{text}</Removed>
  );
}

type SideProps = { name: string; children: string };

export function Added({ name, children }: SideProps) {
  return (
    <Box component="ins" sx={{ color: 'success.main', backgroundColor: 'success.light' }}>
      <span style={visuallyHidden}>{name}: </span>
      {children}
    </Box>
  );
}

export function Removed({ name, children }: SideProps) {
  return (
    <Box component="del" sx={{ color: 'error.main', backgroundColor: 'error.light' }}>
      <span style={visuallyHidden}>{name}: </span>
      {children}
    </Box>
  );
}
