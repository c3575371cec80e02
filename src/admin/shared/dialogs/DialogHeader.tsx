import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CloseIcon } from '#src/theme/icons.ts';

type DialogHeaderProps = {
  titleId: string;
  title: string;
  subtitle?: ReactNode;
  onClose(): void;
};

export function DialogHeader({ titleId, title, subtitle, onClose }: DialogHeaderProps) {
  return (
    // Needs its own id: by default it takes the dialog's label id, and its whole content would become the dialog's
    // name.
    <DialogTitle component="div" id={`${titleId}-bar`} sx={headerStyle}>
      <Typography id={titleId} variant="h4" component="h2" sx={{ marginRight: 'auto' }}>
        {title}
      </Typography>
      {subtitle && (
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary', gridRow: 2 }}>
          {subtitle}
        </Typography>
      )}
      <IconButton aria-label="Close" onClick={onClose} sx={{ gridArea: '1 / 2 / 3 / 3' }}>
        <CloseIcon />
      </IconButton>
    </DialogTitle>
  );
}

const headerStyle = {
  flex: 'none',
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: '1fr auto',
  gridTemplateRows: '1fr auto',
  alignItems: 'center',
  columnGap: 1.5,
  padding: { xs: '0.75rem 0.5rem 0.75rem 1rem', sm: '1rem 1.5rem' },
} as const;
