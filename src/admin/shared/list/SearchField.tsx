import OutlinedInput from '@mui/material/OutlinedInput';
import { SearchIcon } from '#src/theme/icons.ts';

type SearchFieldProps = { label: string; value: string; onChange(text: string): void };

export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <OutlinedInput
      type="search"
      size="small"
      placeholder={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => event.key === 'Escape' && onChange('')}
      slotProps={{ input: { 'aria-label': label } }}
      startAdornment={<SearchIcon fontSize="small" />}
      sx={{ flex: '1 1 10rem', maxWidth: { sm: '18rem' }, paddingLeft: 1.25 }}
    />
  );
}
