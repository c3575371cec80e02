import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { type ReactNode, useState } from 'react';
import { adminBreakpoints, useIsPhone } from '#src/admin/adminLayout.ts';
import { SearchIcon } from '#src/theme/icons.ts';

type ListToolbarProps = {
  title: string;
  /** For a list whose counters say the same: on a phone, the first row needs the space. */
  isTitleHiddenOnPhone?: boolean;
  search: ReactNode;
  filters: ReactNode;
  isFiltered: boolean;
  actions?: ReactNode;
};

/** On a phone, the filters are behind a button unless one is in use. */
export function ListToolbar(props: ListToolbarProps) {
  const { title, isTitleHiddenOnPhone = false, search, filters, isFiltered, actions } = props;
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(isFiltered);
  const isTitleHidden = isPhone && isTitleHiddenOnPhone;
  return (
    <Box sx={toolbarStyle}>
      <Typography variant="h4" component="h2" sx={isTitleHidden ? visuallyHidden : { marginRight: 'auto' }}>
        {title}
      </Typography>
      {isPhone && search}
      {isPhone && (
        <Button
          variant="outlined"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          sx={{ paddingInline: 1.25 }}
        >
          Filters
        </Button>
      )}
      {actions}
      {(!isPhone || isOpen) && filters}
      {!isPhone && search}
    </Box>
  );
}

const toolbarStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // If the filters wrap, the second row stays below the first.
  justifyContent: 'flex-end',
  gap: '0.5rem 0.75rem',
  paddingBlock: 1.5,
  [`@media ${adminBreakpoints.phone}`]: {
    columnGap: '0.375rem',
    paddingBlock: 0.75,
    '& > .MuiInputBase-root': { flexGrow: 1 },
  },
} as const;

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
