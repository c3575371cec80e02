/** A line of headline and tools above a list; on phones it wraps. */
export const toolbarStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem 0.75rem',
  paddingBlock: 1.5,
} as const;
