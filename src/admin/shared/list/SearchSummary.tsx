import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useRef } from 'react';
import { searchMessage } from '#src/admin/shared/messages.ts';
import { summaryStyle } from './listStyles.ts';

type SearchSummaryProps = {
  hits: number;
  loaded: number;
  total: number | undefined;
  hasMore: boolean;
  isReading: boolean;
  onStop(): void;
  onSearchOn(): void;
};

export function SearchSummary(props: SearchSummaryProps) {
  const { hits, loaded, total, hasMore, isReading } = props;
  const state = isReading ? 'reading' : hasMore ? 'paused' : 'done';
  const all = total === undefined ? undefined : Math.max(total, loaded);
  const { root, button } = useFocusWithoutButton(hasMore);
  return (
    <Box ref={root} tabIndex={-1} sx={rootStyle}>
      {isReading && (
        <LinearProgress
          aria-label="Searching"
          {...(all ? { variant: 'determinate', value: Math.round((100 * loaded) / all) } : {})}
        />
      )}
      <Box sx={summaryStyle}>
        <span role="status">{searchMessage(hits, loaded, all, state)}</span>
        {hasMore && (
          <Button
            ref={button}
            variant="outlined"
            size="small"
            onClick={() => (isReading ? props.onStop() : props.onSearchOn())}
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
