import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';

type TagChipProps = { tag: string; isLocked: boolean; onRemove(): void };

/** A tag that can be taken out. The chip is no button itself: it holds one. */
export function TagChip({ tag, isLocked, onRemove }: TagChipProps) {
  return (
    <Chip
      size="small"
      sx={{ paddingRight: 0.5 }}
      label={
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          {tag}
          <Box
            component="button"
            type="button"
            disabled={isLocked}
            onClick={onRemove}
            aria-label={`Remove tag ${tag}`}
            sx={removeStyle}
          >
            <svg
              viewBox="0 0 16 16"
              width="12"
              height="12"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              aria-hidden
            >
              <path d="M3 3l10 10M13 3L3 13" />
            </svg>
          </Box>
        </Box>
      }
    />
  );
}

const removeStyle = {
  display: 'grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.5rem',
  border: 0,
  padding: 0,
  background: 'none',
  color: 'text.secondary',
  cursor: 'pointer',
  '&:hover': { color: 'text.primary' },
  '@media (pointer: coarse)': { width: '2.25rem', height: '2.25rem' },
} as const;
