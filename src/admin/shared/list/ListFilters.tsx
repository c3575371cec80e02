import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { SearchIcon } from '#src/theme/icons.ts';

type FilterSelectProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, name: string])[];
  onChange(value: Value): void;
};

export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, value, options, onChange } = props;
  return (
    <NativeSelect
      value={value}
      input={<OutlinedInput size="small" fullWidth={false} />}
      inputProps={{ 'aria-label': label }}
      onChange={(event) => {
        const chosen = options.find(([option]) => option === event.target.value);
        if (chosen) onChange(chosen[0]);
      }}
      sx={{ flex: 'none' }}
    >
      {options.map(([option, name]) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </NativeSelect>
  );
}

type OrderSelectProps = { direction: 'asc' | 'desc'; onChange(direction: 'asc' | 'desc'): void };

/** For cards, which have no column headers to sort by. */
export function OrderSelect({ direction, onChange }: OrderSelectProps) {
  return <FilterSelect label="Order" value={direction} options={options} onChange={onChange} />;
}

const options = [
  ['desc', 'Newest first'],
  ['asc', 'Oldest first'],
] as const;

type SearchFieldProps = { label: string; value: string; onChange(text: string): void };

export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <OutlinedInput
      type="search"
      size="small"
      placeholder="Search"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => event.key === 'Escape' && onChange('')}
      slotProps={{ input: { 'aria-label': label } }}
      startAdornment={<SearchIcon fontSize="small" />}
      sx={{ flex: '1 1 10rem', maxWidth: { sm: '18rem' }, paddingLeft: 1.25 }}
    />
  );
}
