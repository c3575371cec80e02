import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';
import { titleOrUntitled } from '#src/features/posts/data/post.ts';
import { type DraftGroup, groupDrafts, type PostDraft } from './drafts.ts';
import { removeDraft } from './serverDrafts.ts';

type DraftBoxProps = {
  drafts: readonly PostDraft[];
  action: string;
  isDisabled?: boolean;
  onContinue(draft: PostDraft): void;
};

/** One line per post: its newest draft, with older ones on demand. */
export function DraftBox({ drafts, ...line }: DraftBoxProps) {
  if (drafts.length === 0) return null;
  const groups = groupDrafts(drafts);
  return (
    <Alert severity="info" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      {groups.length > 1 && (
        <Typography sx={{ fontWeight: 600 }}>{groups.length} unpublished drafts</Typography>
      )}
      <Box component="ul" sx={listStyle}>
        {groups.map((group) => (
          <DraftLines key={group.newest.key} {...group} {...line} />
        ))}
      </Box>
    </Alert>
  );
}

type DraftLinesProps = DraftGroup & Omit<DraftBoxProps, 'drafts'>;

function DraftLines({ newest, older, ...line }: DraftLinesProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <DraftLine draft={newest} {...line}>
        {older.length > 0 && (
          <Button
            size="small"
            variant="text"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            aria-label={`Older drafts of ${titleOrUntitled(newest.values.title)}`}
          >
            {older.length} older
          </Button>
        )}
      </DraftLine>
      {isOpen && older.map((draft) => <DraftLine key={draft.key} draft={draft} {...line} />)}
    </>
  );
}

type DraftLineProps = Omit<DraftBoxProps, 'drafts'> & { draft: PostDraft; children?: React.ReactNode };

function DraftLine({ draft, action, isDisabled = false, onContinue, children }: DraftLineProps) {
  const title = titleOrUntitled(draft.values.title);
  return (
    <Box component="li" sx={lineStyle}>
      <span>
        Unpublished draft: “{title}”, {whenSaved(draft.savedAt)}
      </span>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {children}
        <Button size="small" variant="outlined" disabled={isDisabled} onClick={() => onContinue(draft)}>
          {action}
        </Button>
        <Button
          size="small"
          variant="text"
          disabled={isDisabled}
          onClick={() => removeDraft(draft.key)}
          aria-label={`Delete draft of ${title}`}
        >
          Delete
        </Button>
      </Box>
    </Box>
  );
}

function whenSaved(time: number): string {
  const saved = new Date(time);
  if (saved.toDateString() !== new Date().toDateString()) return formatDateTime(time);
  return `today ${saved.toLocaleTimeString([], { timeStyle: 'short' })}`;
}

const listStyle = {
  display: 'grid',
  gap: { xs: 1.5, sm: 0.5 },
  margin: 0,
  padding: 0,
  listStyle: 'none',
} as const;

const lineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.25rem 1rem',
  overflowWrap: 'anywhere',
} as const;
