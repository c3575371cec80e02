import type { ReactNode } from 'react';

type TableScrollerProps = {
  label: string;
  children: ReactNode;
};

export function TableScroller({ label, children }: TableScrollerProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to focus it to scroll
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div data-table role="group" tabIndex={0} aria-label={label}>
      {children}
    </div>
  );
}
