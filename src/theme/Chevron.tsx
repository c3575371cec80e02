import type { ComponentProps } from 'react';

/** The mark at the right of every select, drawn because the font has none. */
export function Chevron({ className }: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" className={className} aria-hidden="true">
      <path d="M3 5.5l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
