import {
  closeSearchPanel,
  findNext,
  findPrevious,
  getSearchQuery,
  replaceAll,
  replaceNext,
  SearchQuery,
  setSearchQuery,
} from '@codemirror/search';
import { type Command, type EditorView, runScopeHandlers } from '@codemirror/view';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import type { InputBaseComponentProps } from '@mui/material/InputBase';
import OutlinedInput from '@mui/material/OutlinedInput';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useState } from 'react';
import { CloseIcon, NextIcon, PreviousIcon } from '#src/theme/icons.ts';
import { countMatches } from './findPanel.ts';

type FindPanelProps = { view: EditorView };

export function FindPanel({ view }: FindPanelProps) {
  const [query, setQuery] = useState(() => getSearchQuery(view.state));
  const [found, setFound] = useState(() => countMatches(view.state, query));
  const { search, replace, caseSensitive } = query;

  function change(part: Partial<Pick<SearchQuery, 'search' | 'replace' | 'caseSensitive'>>) {
    const next = new SearchQuery({ search, replace, caseSensitive, literal: true, ...part });
    setQuery(next);
    view.dispatch({ effects: setSearchQuery.of(next) });
    setFound(countMatches(view.state, next));
  }

  function run(command: Command) {
    command(view);
    setFound(countMatches(view.state, query));
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (runScopeHandlers(view, event.nativeEvent, 'search-panel')) {
      event.preventDefault();
      // Otherwise the form would close too.
      event.stopPropagation();
    } else if (
      event.key === 'Enter' &&
      event.target instanceof HTMLInputElement &&
      !event.ctrlKey &&
      !event.metaKey
    ) {
      event.preventDefault();
      const isReplacing = event.target.name === 'replace';
      run(isReplacing ? replaceNext : event.shiftKey ? findPrevious : findNext);
    }
  }

  return (
    <Box role="search" aria-label="Find and replace" onKeyDown={handleKeyDown} sx={panelStyle}>
      <FindField
        label="Find"
        name="find"
        value={search}
        isMain
        onChange={(value) => change({ search: value })}
      />
      <Typography variant="caption" role="status" sx={{ gridArea: 'count', justifySelf: 'end' }}>
        {search !== '' && resultOf(found)}
      </Typography>
      <Box sx={rowStyle}>
        <FindButton label="Previous" Icon={PreviousIcon} onClick={() => run(findPrevious)} />
        <FindButton label="Next" Icon={NextIcon} onClick={() => run(findNext)} />
        <FindButton label="Close find and replace" Icon={CloseIcon} onClick={() => closeSearchPanel(view)} />
      </Box>
      <FindField
        label="Replace with"
        name="replace"
        value={replace}
        onChange={(value) => change({ replace: value })}
      />
      <Box sx={rowStyle}>
        <Button size="small" variant="outlined" onClick={() => run(replaceNext)}>
          Replace
        </Button>
        <Button size="small" variant="outlined" onClick={() => run(replaceAll)}>
          Replace all
        </Button>
      </Box>
      <FormControlLabel
        label="Match case"
        slotProps={{ typography: { variant: 'body2' } }}
        control={
          <Checkbox
            size="small"
            checked={caseSensitive}
            onChange={({ target }) => change({ caseSensitive: target.checked })}
          />
        }
        sx={{ gridArea: 'case', marginRight: 0 }}
      />
    </Box>
  );
}

/** Low, because the text below it is what matters; on a phone, the match count is beside Match case. */
const panelStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) auto auto' },
  gridTemplateAreas: {
    xs: '"find step" "replace change" "case count"',
    sm: '"find count step" "replace change case"',
  },
  alignItems: 'center',
  columnGap: { xs: 1, sm: 1.5 },
  rowGap: { xs: 0.5, sm: 1 },
  padding: 1,
} as const;

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: { xs: 0.5, sm: 1 },
} as const;

function resultOf({ count, current }: { count: number; current: number }): string {
  if (count === 0) return 'No results';
  const total = count.toLocaleString();
  return current > 0 ? `${current.toLocaleString()} of ${total}` : `${total} found`;
}

type FindFieldProps = {
  label: string;
  name: string;
  value: string;
  isMain?: boolean;
  onChange(value: string): void;
};

function FindField({ label, name, value, isMain = false, onChange }: FindFieldProps) {
  return (
    // Otherwise it would share the focus state of the content field around it.
    <FormControl>
      <OutlinedInput
        size="small"
        name={name}
        placeholder={label}
        value={value}
        autoFocus={isMain}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
        onFocus={({ target }) => target.select()}
        slotProps={{ input: { 'aria-label': label, ...(isMain && mainField) } }}
      />
    </FormControl>
  );
}

/** CodeMirror focuses the field that has this attribute. */
const mainField: InputBaseComponentProps = { 'main-field': 'true', type: 'search' };

type FindButtonProps = { label: string; Icon: typeof CloseIcon; onClick(): void };

function FindButton({ label, Icon, onClick }: FindButtonProps) {
  return (
    <Tooltip title={label} describeChild>
      <IconButton size="small" aria-label={label} onClick={onClick}>
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
