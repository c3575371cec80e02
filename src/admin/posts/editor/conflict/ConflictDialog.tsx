import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { Fragment, useId } from 'react';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';
import { NotificationContainer } from '#src/components/notifications/NotificationContainer.tsx';
import type { Post } from '#src/features/posts/data/post.ts';
import type { PostValues } from '#src/features/posts/data/postFields.ts';
import { type Difference, diffPosts, type Segment } from './diffPosts.ts';

type ConflictDialogProps = {
  /** The post as it stands now, saved by somebody else meanwhile. */
  remote: Post;
  /** What was about to be saved. */
  local: PostValues;
  onKeepEditing(): void;
  onUseSaved(): void;
  onOverwrite(): void;
};

/** Asked before a save over a post that changed meanwhile: shows what differs, and lets the writer choose. */
export function ConflictDialog({ remote, local, ...choices }: ConflictDialogProps) {
  const id = useId();
  const differences = diffPosts(remote, local);
  return (
    <Dialog open fullWidth maxWidth="md" onClose={choices.onKeepEditing} aria-labelledby={id}>
      <DialogTitle id={id}>This post was changed meanwhile</DialogTitle>
      <DialogContent
        dividers
        // Longer than a phone's screen, it must be scrolled by keyboard too.
        role="region"
        aria-label="Differences"
        tabIndex={0}
        sx={{ display: 'grid', gap: 3 }}
      >
        <Typography>
          It was saved on {formatDateTime(remote.updatedAt)}, after you opened it. Nothing of yours has been
          saved yet. Below, what stands there now is <Removed>crossed out</Removed> and what you wrote is{' '}
          <Added>underlined</Added>.
        </Typography>
        {differences.map((difference) => (
          <DifferenceView key={difference.label} {...difference} />
        ))}
      </DialogContent>
      <DialogActions>
        <Button autoFocus variant="outlined" onClick={choices.onKeepEditing}>
          Keep editing
        </Button>
        <Button variant="outlined" onClick={choices.onUseSaved}>
          Take the saved version
        </Button>
        <Button color="error" onClick={choices.onOverwrite}>
          Save mine over it
        </Button>
      </DialogActions>
      <NotificationContainer />
    </Dialog>
  );
}

function DifferenceView({ label, segments }: Difference) {
  return (
    <Box component="section" aria-label={label}>
      <Typography variant="h6" component="h3">
        {label}
      </Typography>
      <Typography variant="body2" component="div" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {segments.map((segment, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: segments have no other name and never move
          <Fragment key={index}>
            {segment.kind === 'added' && segments[index - 1]?.kind === 'removed' && ' '}
            <SegmentView {...segment} />
          </Fragment>
        ))}
      </Typography>
    </Box>
  );
}

function SegmentView({ text, kind }: Segment) {
  if (kind === 'same') return <Box component="span">{text}</Box>;
  return kind === 'added' ? <Added>{text}</Added> : <Removed>{text}</Removed>;
}

function Added({ children }: { children: string }) {
  return (
    <Box component="ins" sx={{ color: 'success.main', backgroundColor: 'success.light' }}>
      <span style={visuallyHidden}>Yours: </span>
      {children}
    </Box>
  );
}

function Removed({ children }: { children: string }) {
  return (
    <Box component="del" sx={{ color: 'error.main', backgroundColor: 'error.light' }}>
      <span style={visuallyHidden}>Saved: </span>
      {children}
    </Box>
  );
}
