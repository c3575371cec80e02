import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ReactNode } from 'react';
import { space } from '#src/theme/theme.ts';

type EditorPanesProps = {
  /** Shows text and preview side by side instead of one at a time. */
  isSplit: boolean;
  isPreviewing: boolean;
  isFullScreen: boolean;
  onSwitch(isPreviewing: boolean): void;
  fields: ReactNode;
  preview: ReactNode;
};

export function EditorPanes({ isSplit, isPreviewing, isFullScreen, ...panes }: EditorPanesProps) {
  return (
    <>
      {!isSplit && <EditorTabs isPreviewing={isPreviewing} onSwitch={panes.onSwitch} />}
      <Box sx={isSplit ? columnsStyle : oneColumnStyle}>
        <Box
          sx={[paneStyle, isFullScreen && fillingPaneStyle, !isSplit && isPreviewing && { display: 'none' }]}
        >
          {panes.fields}
        </Box>
        {(isSplit || isPreviewing) && (
          <Box sx={{ ...previewStyle, borderLeftWidth: isSplit ? 1 : 0 }}>{panes.preview}</Box>
        )}
      </Box>
    </>
  );
}

type EditorTabsProps = { isPreviewing: boolean; onSwitch(isPreviewing: boolean): void };

function EditorTabs({ isPreviewing, onSwitch }: EditorTabsProps) {
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      aria-label="Post"
      value={isPreviewing}
      onChange={(_, value: boolean | null) => value !== null && onSwitch(value)}
      sx={{
        width: { xs: 'calc(100% - 2rem)', sm: `min(100% - 3rem, ${columnWidth})` },
        flex: 'none',
        margin: '0.75rem auto',
        '& button': { minHeight: space.control.medium },
      }}
    >
      <ToggleButton value={false}>Write</ToggleButton>
      <ToggleButton value={true}>Preview</ToggleButton>
    </ToggleButtonGroup>
  );
}

/** Positioned, to contain visually hidden elements; otherwise they would make the whole dialog scroll. */
const scrollingStyle = { position: 'relative', overflowY: 'auto' } as const;

const oneColumnStyle = {
  flex: 1,
  minHeight: '10rem',
  borderTop: 1,
  borderColor: 'divider',
  ...scrollingStyle,
} as const;

const columnsStyle = {
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gridTemplateColumns: '3fr 2fr',
  gridTemplateRows: 'minmax(0, 1fr)',
  '& > *': scrollingStyle,
} as const;

const paneStyle = {
  display: 'grid',
  gap: 2,
  // Scrolls the label into view when its field is focused.
  '& :is(input, textarea, select)': { scrollMarginBlock: '4rem' },
  alignContent: 'start',
  // An alert that appears at the top would stay out of sight.
  overflowAnchor: 'none',
  minWidth: 0,
  padding: { xs: 2, sm: '1.25rem 1.5rem 1.5rem' },
} as const;

const columnWidth = '46rem';

/** As wide as an article, without frames: the caret shows the focus. */
const fillingPaneStyle = {
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  maxWidth: columnWidth,
  marginInline: 'auto',
  '& .MuiOutlinedInput-root.Mui-focused': { outline: 0 },
  '& .MuiOutlinedInput-root fieldset': { borderColor: 'transparent !important' },
} as const;

const previewStyle = {
  minWidth: 0,
  // The page of this article: its tables, too, are on paper.
  '--mui-palette-background-default': 'var(--mui-palette-background-paper)',
  backgroundColor: 'background.paper',
  borderLeftStyle: 'solid',
  borderColor: 'divider',
} as const;
