import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

type EditorTabsProps = { isPreviewing: boolean; onSwitch(isPreviewing: boolean): void };

export function EditorTabs({ isPreviewing, onSwitch }: EditorTabsProps) {
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      aria-label="Post"
      value={isPreviewing}
      onChange={(_, value: boolean | null) => value !== null && onSwitch(value)}
      sx={(theme) => ({
        width: 'auto',
        flex: 'none',
        marginBlock: '0.75rem',
        marginInline: { xs: 2, sm: 3 },
        '& button': { minHeight: theme.layout.control.medium },
      })}
    >
      <ToggleButton value={false}>Write</ToggleButton>
      <ToggleButton value={true}>Preview</ToggleButton>
    </ToggleButtonGroup>
  );
}
