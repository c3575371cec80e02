export function footerCell(column: string, narrowColumn = 'span 2') {
  return {
    gridColumn: { xs: narrowColumn, md: column },
    paddingLeft: { md: 3 },
    borderLeft: { md: 1 },
    borderColor: { md: 'divider' },
  };
}

export const footerHead = { marginBottom: '0.75rem' } as const;

/** Tall enough for a thumb. */
export const footerLink = {
  display: 'inline-block',
  paddingBlock: { xs: '0.6875rem', md: '0.25rem' },
  lineHeight: 1.6,
} as const;
