import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { ConfirmOptions } from '#src/admin/shared/dialogs/ConfirmDialog.tsx';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';
import { focusRow, rowToFocusAfter } from '#src/admin/shared/list/focusRow.ts';
import { notifyFailure } from '#src/components/notifications/notificationQueue.ts';
import { titleOrUntitled } from '#src/features/posts/data/post.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import type { Autosave } from './autosave.ts';
import { autosavesQuery, removeAutosave } from './autosaves.ts';

/** More would push the posts out of the window. */
const maxShown = 3;

type AutosavedDraftsProps = {
  confirm(options: ConfirmOptions): Promise<boolean | undefined>;
  onContinue(key: string): void;
};

export function AutosavedDrafts({ confirm, onContinue }: AutosavedDraftsProps) {
  const { data } = useQuery(autosavesQuery);
  const client = useQueryClient();
  const [isExpanded, setIsExpanded] = useState(false);
  const autosaves = data?.autosaves ?? [];
  const shown = isExpanded ? autosaves : autosaves.slice(0, maxShown);
  if (autosaves.length === 0) return null;

  async function remove(autosave: Autosave): Promise<void> {
    const isConfirmed = await confirm({
      title: 'Are you sure you want to delete this autosaved draft?',
      subject: titleOrUntitled(autosave.values.title),
      details: `Autosaved ${formatDateTime(autosave.savedAt)}. It can't be restored.`,
      action: 'Delete',
      isDestructive: true,
    });
    if (isConfirmed) await removeNow(autosave);
  }

  async function removeNow(autosave: Autosave): Promise<void> {
    const rows = shown.map((one) => ({ id: rowId(one) }));
    // Before the removal: after it, the admin may already be typing.
    focusRow(rowToFocusAfter(rows, rowId(autosave))?.id);
    const isRemoved = await removeAutosave(client, autosave.key);
    if (!isRemoved) notifyFailure(postMessages.deleteDraft, () => void removeNow(autosave), rowId(autosave));
  }

  function showAll() {
    flushSync(() => setIsExpanded(true));
    const first = autosaves[maxShown];
    if (first) focusRow(rowId(first));
  }

  return (
    <Box component="section" aria-label="Autosaved drafts" sx={{ paddingTop: 1.5 }}>
      <Alert severity="info" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
        <List disablePadding>
          {shown.map((autosave) => (
            <AutosaveLine
              key={autosave.key}
              autosave={autosave}
              onContinue={() => onContinue(autosave.key)}
              onDelete={() => void remove(autosave)}
            />
          ))}
        </List>
        {shown.length < autosaves.length && (
          <Button size="small" variant="text" onClick={showAll}>
            Show All {autosaves.length} Drafts
          </Button>
        )}
      </Alert>
    </Box>
  );
}

type AutosaveLineProps = { autosave: Autosave; onContinue(): void; onDelete(): void };

function AutosaveLine({ autosave, onContinue, onDelete }: AutosaveLineProps) {
  const title = titleOrUntitled(autosave.values.title);
  return (
    <ListItem disablePadding sx={lineStyle}>
      <Box component="span" sx={{ flex: { sm: 1 }, minWidth: 0 }}>
        Autosaved draft of “<bdi>{title}</bdi>” from {formatDateTime(autosave.savedAt)}
      </Box>
      <Box sx={{ display: 'flex', flex: 'none', gap: 1 }}>
        <Button
          size="small"
          variant="outlined"
          onClick={onContinue}
          aria-label={`Continue Writing “${title}”`}
          data-row-id={rowId(autosave)}
        >
          Continue Writing
        </Button>
        <Button size="small" variant="text" onClick={onDelete} aria-label={`Delete draft of ${title}`}>
          Delete
        </Button>
      </Box>
    </ListItem>
  );
}

/** Differs from the post's own id, which its row in the list uses. */
const rowId = ({ key }: Autosave) => `draft-${key}`;

const lineStyle = {
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  justifyContent: 'space-between',
  gap: '0.25rem 1rem',
  paddingBlock: { xs: 0.75, sm: 0.25 },
  overflowWrap: 'anywhere',
} as const;
