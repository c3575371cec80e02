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
        margin: '1rem 1rem 0',
        '& button': { minHeight: theme.layout.control.medium },
      })}
    >
      <ToggleButton value={false}>Write</ToggleButton>
      <ToggleButton value={true}>Preview</ToggleButton>
    </ToggleButtonGroup>
  );
}
