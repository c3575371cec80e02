export function footerCell(column: string, narrowColumn = 'span 2') {
  return {
    gridColumn: { xs: narrowColumn, md: column },
    paddingLeft: { md: 3 },
    borderLeft: { md: 1 },
    borderColor: { md: 'divider' },
  };
}

export const footerHead = { marginBottom: '0.75rem' } as const;
