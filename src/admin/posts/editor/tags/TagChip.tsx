import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import { CloseIcon } from '#src/theme/icons.ts';

type TagChipProps = { tag: string; isDisabled: boolean; onRemove(): void };

/** The chip is no button itself: it holds one. */
export function TagChip({ tag, isDisabled, onRemove }: TagChipProps) {
  return (
    <Chip
      size="small"
      sx={{ paddingRight: 0.5 }}
      label={
        <>
          {tag}
          <IconButton
            disabled={isDisabled}
            onClick={onRemove}
            aria-label={`Remove tag ${tag}`}
            sx={removeStyle}
          >
            <CloseIcon fontSize="inherit" />
          </IconButton>
        </>
      }
    />
  );
}

const removeStyle = {
  width: '1.5rem',
  height: '1.5rem',
  minWidth: 0,
  minHeight: 0,
  marginLeft: 0.5,
  padding: 0,
  fontSize: '1rem',
  '@media (pointer: coarse)': { width: '2.25rem', height: '2.25rem' },
} as const;
