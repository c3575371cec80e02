import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type DialogHeadProps = {
  titleId: string;
  title: string;
  note?: ReactNode;
  /** The way out is shut for the moment. */
  isLocked?: boolean;
  onClose(): void;
};

/** The top of a large dialog: title, a note, and the way out. On phones the note stands below the title. */
export function DialogHeader({ titleId, title, note, isLocked = false, onClose }: DialogHeadProps) {
  return (
    <Box sx={headStyle}>
      <Typography id={titleId} variant="h4" component="h2" sx={{ marginRight: 'auto' }}>
        {title}
      </Typography>
      {note && (
        <Typography variant="body2" sx={{ color: 'text.secondary', gridRow: 2 }}>
          {note}
        </Typography>
      )}
      <IconButton aria-label="Close" disabled={isLocked} onClick={onClose} sx={{ gridArea: '1 / 2 / 3 / 3' }}>
        <svg viewBox="0 0 20 20" width="20" height="20" stroke="currentColor" strokeWidth="2" aria-hidden>
          <path d="M3 3l14 14M17 3L3 17" />
        </svg>
      </IconButton>
    </Box>
  );
}

const headStyle = {
  flex: 'none',
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: 1.5,
  padding: { xs: '0.75rem 0.5rem 0.75rem 1rem', sm: '1rem 1.5rem' },
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;
