import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useRef } from 'react';
import { searchMessage } from '#src/admin/shared/messages.ts';
import { summaryStyle } from './listStyles.ts';

type SearchSummaryProps = {
  search: {
    hits: readonly unknown[];
    /** Number of rows searched so far. */
    searched: number;
    hasMore: boolean;
    isReading: boolean;
    stop(): void;
    resume(): void;
  };
  /** Number of rows to search; undefined while unknown. */
  total: number | undefined;
};

export function SearchSummary({ search, total }: SearchSummaryProps) {
  const { hits, searched, hasMore, isReading } = search;
  const state = isReading ? 'reading' : hasMore ? 'paused' : 'done';
  const all = total === undefined ? undefined : Math.max(total, searched);
  const { root, button } = useFocusWithoutButton(hasMore);
  return (
    <Box ref={root} tabIndex={-1} sx={rootStyle}>
      {isReading && (
        <LinearProgress
          aria-label="Searching"
          {...(all ? { variant: 'determinate', value: Math.round((100 * searched) / all) } : {})}
        />
      )}
      <Box sx={summaryStyle}>
        <span role="status">{searchMessage(hits.length, searched, all, state)}</span>
        {hasMore && (
          <Button
            ref={button}
            variant="outlined"
            size="small"
            onClick={isReading ? search.stop : search.resume}
          >
            {isReading ? 'Stop' : 'Search older'}
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** The button disappears when the search is complete: move its focus to the summary. */
function useFocusWithoutButton(hasButton: boolean) {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (!hasButton && hadFocus.current) root.current?.focus();
    function remember() {
      hadFocus.current = button.current !== null && document.activeElement === button.current;
    }
    remember();
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [hasButton]);
  return { root, button };
}

const rootStyle = { borderTop: '1px solid', borderColor: 'divider', '&:focus': { outline: 'none' } } as const;
