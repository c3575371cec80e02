import OutlinedInput from '@mui/material/OutlinedInput';

type SearchFieldProps = { label: string; value: string; onChange(text: string): void };

/** A search field of the back office; Escape empties it. */
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
      startAdornment={
        <svg
          viewBox="0 0 20 20"
          width="16"
          height="16"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden
        >
          <circle cx="8.5" cy="8.5" r="6" />
          <path d="M13 13l5 5" />
        </svg>
      }
      sx={{ flex: '1 1 10rem', maxWidth: { sm: '18rem' }, paddingLeft: 1.25 }}
    />
  );
}
