import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CloseIcon } from '#src/theme/icons.ts';

type DialogHeaderProps = {
  titleId: string;
  title: string;
  subtitle?: string;
  action?: ReactNode;
  onClose(): void;
};

export function DialogHeader({ titleId, title, subtitle, action, onClose }: DialogHeaderProps) {
  return (
    // Needs its own id: by default it takes the dialog's label id, and its whole content would become the dialog's
    // name.
    <DialogTitle component="div" id={`${titleId}-bar`} sx={headerStyle}>
      <Typography id={titleId} variant="h4" component="h2" sx={{ flex: 1 }}>
        {title}
      </Typography>
      {subtitle && (
        <Typography variant="body2" sx={subtitleStyle}>
          {subtitle}
        </Typography>
      )}
      {action}
      <IconButton aria-label="Close" onClick={onClose} sx={{ marginBlock: { xs: -1, sm: 0 } }}>
        <CloseIcon />
      </IconButton>
    </DialogTitle>
  );
}

const headerStyle = {
  flex: 'none',
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  columnGap: 1.5,
  padding: { xs: '0.75rem 0.5rem 0.75rem 1rem', sm: '1rem 1.5rem' },
} as const;

/** On a phone, below the title and the buttons. */
const subtitleStyle = {
  order: { xs: 1, sm: 0 },
  flexBasis: { xs: '100%', sm: 'auto' },
  marginTop: { xs: 0.5, sm: 0 },
  color: 'text.secondary',
} as const;
