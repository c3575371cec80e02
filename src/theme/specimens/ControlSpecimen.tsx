import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { CloseIcon } from '#src/theme/icons.ts';

/** Buttons in every size and kind, toggles, filters and tags. */
export function ControlSpecimen() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {(['large', 'medium', 'small'] as const).map((size) => (
        <Box key={size} sx={rowStyle}>
          <Button size={size} color="primary">
            The action
          </Button>
          <Button size={size}>Ink</Button>
          <Button size={size} variant="outlined">
            Outlined
          </Button>
          <Button size={size} color="error">
            Delete
          </Button>
          <Button size={size} disabled>
            Disabled
          </Button>
        </Box>
      ))}
      <Box sx={rowStyle}>
        <IconButton aria-label="Icon button">
          <CloseIcon />
        </IconButton>
        <IconButton aria-label="Small icon button" size="small">
          <CloseIcon />
        </IconButton>
        <ToggleButtonGroup exclusive value="new" aria-label="Status">
          <ToggleButton value="new">New</ToggleButton>
          <ToggleButton value="read">Read</ToggleButton>
          <ToggleButton value="replied">Replied</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      <Box sx={rowStyle}>
        <Chip component="button" clickable aria-pressed variant="filter" label="Chosen filter" />
        <Chip component="button" clickable aria-pressed={false} variant="filter" label="Other filter" />
        <Chip label="Tag" />
        <Chip size="small" label="Small tag" />
        <Chip label="Tag to remove" onDelete={() => undefined} />
      </Box>
    </Box>
  );
}

const rowStyle = { display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' };
