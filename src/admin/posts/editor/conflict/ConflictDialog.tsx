import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { localTime } from '#src/admin/shared/localTime.ts';
import { visuallyHidden } from '#src/components/layout/visuallyHidden.ts';
import { NotificationContainer } from '#src/components/notifications/NotificationContainer.tsx';
import type { Post, PostValues } from '#src/features/posts/data/post.ts';
import { type Difference, diffPosts, type Stretch } from './diffPosts.ts';

type PostConflictProps = {
  /** The post as it stands now, saved by somebody else meanwhile. */
  theirs: Post;
  /** What was about to be saved. */
  mine: PostValues;
  onKeepEditing(): void;
  onTakeTheirs(): void;
  onSaveMine(): void;
};

/** Asked before a save over a post that changed meanwhile: shows what differs, and lets the writer choose. */
export function ConflictDialog({ theirs, mine, ...choices }: PostConflictProps) {
  const id = useId();
  const differences = diffPosts(theirs, mine);
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
          It was saved on {localTime(theirs.updatedAt)}, after you opened it. Nothing of yours has been saved
          yet. Below, what stands there now is <Removed>crossed out</Removed> and what you wrote is{' '}
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
        <Button variant="outlined" onClick={choices.onTakeTheirs}>
          Take the saved version
        </Button>
        <Button color="error" onClick={choices.onSaveMine}>
          Save mine over it
        </Button>
      </DialogActions>
      <NotificationContainer />
    </Dialog>
  );
}

function DifferenceView({ label, stretches }: Difference) {
  return (
    <Box component="section" aria-label={label}>
      <Typography variant="h6" component="h3">
        {label}
      </Typography>
      <Typography variant="body2" component="div" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {stretches.map((stretch, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stretches have no other name and never move
          <StretchView key={index} {...stretch} />
        ))}
      </Typography>
    </Box>
  );
}

function StretchView({ text, kind }: Stretch) {
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
