import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { type ReactNode, useState } from 'react';
import { adminBreakpoints, useIsPhone } from '#src/admin/shared/adminLayout.ts';
import { SearchIcon } from '#src/theme/icons.ts';
import type { ListUrl } from './useListUrl.ts';

type ListToolbarProps = {
  title: string;
  /** Hides a title that the counters repeat, to make room for the first row on a phone. */
  isTitleHiddenOnPhone?: boolean;
  url: Pick<ListUrl, 'direction' | 'setDirection' | 'search'>;
  searchLabel: string;
  searched?: string;
  isFiltered: boolean;
  filters: ReactNode;
  actions?: ReactNode;
};

/** On a phone, the filters and the order are behind a button unless one is in use. */
export function ListToolbar(props: ListToolbarProps) {
  const { title, isTitleHiddenOnPhone = false, url, filters, actions } = props;
  const isPhone = useIsPhone();
  const isInUse = props.isFiltered || url.direction === 'asc';
  const [isOpen, setIsOpen] = useState(isInUse);
  const [wasInUse, setWasInUse] = useState(isInUse);
  // A counter may have changed the filter.
  if (isInUse !== wasInUse) {
    setWasInUse(isInUse);
    if (isInUse) setIsOpen(true);
  }
  const isTitleHidden = isPhone && isTitleHiddenOnPhone;
  const search = (
    <SearchField
      label={props.searchLabel}
      searched={props.searched ?? 'Search'}
      text={url.search.text}
      onSearch={url.search.change}
    />
  );
  return (
    <Box sx={toolbarStyle}>
      <Typography variant="h4" component="h2" sx={isTitleHidden ? visuallyHidden : { marginRight: 'auto' }}>
        {title}
      </Typography>
      {actions}
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
      {(!isPhone || isOpen) && filters}
      {isPhone && isOpen && (
        // Cards have no column headers to sort by.
        <FilterSelect
          label="Order"
          all="Newest first"
          options={['asc']}
          names={{ asc: 'Oldest first' }}
          value={url.direction === 'asc' ? 'asc' : undefined}
          onChange={(value) => url.setDirection(value ?? 'desc')}
        />
      )}
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
    // Leaves room for the Filters button only.
    '& > :has([type=search])': { flexBasis: 'calc(100% - 6rem)' },
  },
} as const;

type SearchFieldProps = {
  label: string;
  searched: string;
  text: string;
  onSearch(text: string): void;
};

export function SearchField({ label, searched, text, onSearch }: SearchFieldProps) {
  return (
    <OutlinedInput
      type="search"
      size="small"
      placeholder={searched}
      value={text}
      onChange={(event) => onSearch(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || text === '') return;
        // Otherwise a surrounding dialog would close.
        event.stopPropagation();
        onSearch('');
      }}
      slotProps={{ input: { 'aria-label': label } }}
      startAdornment={<SearchIcon fontSize="small" />}
      sx={{ flex: '1 1 10rem', maxWidth: { sm: '18rem' }, paddingLeft: 1.25 }}
    />
  );
}

type FilterSelectProps<Value extends string> = {
  label: string;
  all: string;
  options: readonly Value[];
  /** Labels, if the options themselves are not shown. */
  names?: Readonly<Record<Value, string>>;
  value: Value | undefined;
  onChange(value: Value | undefined): void;
};

export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, all, options, names, value, onChange } = props;
  return (
    <NativeSelect
      value={value ?? ''}
      input={<OutlinedInput size="small" fullWidth={false} />}
      inputProps={{ 'aria-label': label }}
      onChange={({ target }) => onChange(options.find((option) => option === target.value))}
      sx={{ flex: 'none' }}
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {names?.[option] ?? option}
        </option>
      ))}
    </NativeSelect>
  );
}
