export const formStyle = { display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 } as const;

export const fullScreenStyle = {
  position: 'fixed',
  inset: 0,
  zIndex: 1,
  backgroundColor: 'background.paper',
} as const;

/** What is only for screen readers is placed in it; outside, it would make the whole dialog scroll. */
const scrollingStyle = { position: 'relative', overflowY: 'auto' } as const;

export const oneColumnStyle = {
  flex: 1,
  minHeight: 0,
  borderTop: 1,
  borderColor: 'divider',
  ...scrollingStyle,
} as const;

export const columnsStyle = {
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gridTemplateColumns: '3fr 2fr',
  gridTemplateRows: 'minmax(0, 1fr)',
  '& > *': scrollingStyle,
} as const;

export const paneStyle = {
  display: 'grid',
  gap: 2,
  // A field that gets the focus brings its label into view.
  '& :is(input, textarea, select)': { scrollMarginBlock: '4rem' },
  alignContent: 'start',
  minWidth: 0,
  padding: { xs: 2, sm: '1.25rem 1.5rem 1.5rem' },
} as const;

export const fillingPaneStyle = { display: 'flex', flexDirection: 'column', height: '100%' } as const;

export const errorStyle = {
  flex: 'none',
  padding: { xs: '0.75rem 1rem', sm: '0.75rem 1.5rem' },
  borderTop: 1,
  borderColor: 'divider',
} as const;

export const previewStyle = {
  minWidth: 0,
  backgroundColor: 'background.paper',
  borderLeftStyle: 'solid',
  borderColor: 'divider',
} as const;
