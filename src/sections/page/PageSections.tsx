import { Children, type ReactNode, Suspense } from 'react';

/** React hydrates the clicked section first, and yields to the browser between sections. */
export function PageSections({ children }: { children: ReactNode }) {
  return Children.map(children, (section) => <Suspense>{section}</Suspense>);
}
