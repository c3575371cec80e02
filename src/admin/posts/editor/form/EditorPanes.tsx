import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ReactNode } from 'react';
import { space } from '#src/theme/theme.ts';

type EditorPanesProps = {
  /** Shows settings or preview beside the text; otherwise all fields or the preview. */
  isSplit: boolean;
  isPreviewing: boolean;
  isFullScreen: boolean;
  onSwitch(isPreviewing: boolean): void;
  writing: ReactNode;
  settings: ReactNode;
  preview: ReactNode;
};

export function EditorPanes({ isSplit, isPreviewing, isFullScreen, ...panes }: EditorPanesProps) {
  const tabs = (
    <ToggleButtonGroup
      exclusive
      fullWidth
      aria-label="Post"
      value={isPreviewing}
      onChange={(_, value: boolean | null) => value !== null && panes.onSwitch(value)}
      sx={tabsStyle}
    >
      <ToggleButton value={false}>{isSplit ? 'Settings' : 'Write'}</ToggleButton>
      <ToggleButton value={true}>Preview</ToggleButton>
    </ToggleButtonGroup>
  );
  const isFilled = isSplit || isFullScreen;
  const isWritingHidden = isPreviewing && !isSplit;
  return (
    <>
      {!isSplit && tabs}
      <Box sx={isSplit ? columnsStyle : oneColumnStyle}>
        {/* First, so that Tab leads from the text to its settings. */}
        {isSplit && tabs}
        <Box
          data-pane="writing"
          hidden={isWritingHidden}
          sx={[paneStyle, isFilled && filledStyle, isFullScreen && { maxWidth: '46rem' }]}
        >
          {panes.writing}
        </Box>
        <Box
          hidden={isPreviewing || isFullScreen}
          sx={[paneStyle, !isSplit && { paddingTop: { xs: 0, sm: 0 } }]}
        >
          {panes.settings}
        </Box>
        {isPreviewing && <Box sx={previewStyle}>{panes.preview}</Box>}
      </Box>
    </>
  );
}

const tabsStyle = {
  width: { xs: 'calc(100% - 2rem)', sm: '14rem' },
  flex: 'none',
  margin: '0.75rem auto',
  '& button': { minHeight: space.control.medium },
} as const;

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
  gridTemplate: 'auto minmax(0, 1fr) / minmax(0, 1fr) clamp(22.5rem, 34%, 30rem)',
  '& > [role=group]': { gridColumn: 2 },
  borderTop: 1,
  borderColor: 'divider',
  '& > *': scrollingStyle,
  '& > [data-pane=writing]': { gridColumn: 1, gridRow: '1 / 3', borderRight: 1, borderColor: 'divider' },
} as const;

const paneStyle = {
  display: 'grid',
  gap: 2,
  // Scrolls the label into view when its field is focused.
  '& :is(input, textarea, select)': { scrollMarginBlock: '4rem' },
  alignContent: 'start',
  // Otherwise an alert that appears at the top would stay out of sight.
  overflowAnchor: 'none',
  minWidth: 0,
  padding: { xs: 2, sm: '1.25rem 1.5rem 1.5rem' },
  '&[hidden]': { display: 'none' },
} as const;

/** The text takes the remaining height. */
const filledStyle = {
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  height: '100%',
  marginInline: 'auto',
} as const;

const previewStyle = {
  minWidth: 0,
  // The preview is this article's page, so its tables have the paper color, too.
  '--mui-palette-background-default': 'var(--mui-palette-background-paper)',
  backgroundColor: 'background.paper',
} as const;
