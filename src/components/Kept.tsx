import { type ReactNode, useState } from 'react';
import { useHydrated } from '#src/components/runtime/useHydrated.ts';

type KeptProps = {
  /** A whole page, whose head nobody else owns, or a part of one. */
  as: 'page' | 'part';
  /** What is drawn where nothing was prerendered: lazy, so that its code is not fetched where it is not needed. */
  children: ReactNode;
};

/**
 * Something on which nothing ever changes. Where it was prerendered, its HTML stays as it is and its code is never
 * downloaded; `followPlainLinks` has its links followed. Mounted later, after a navigation, it is drawn as usual.
 */
export function Kept({ as, children }: KeptProps) {
  const isFirstRender = !useHydrated();
  const [isKept] = useState(isFirstRender && !isServer);
  const attributes = { 'data-kept': as, style: { display: 'contents' } };
  if (isServer) return <div {...attributes}>{children}</div>;
  if (!isKept) return children;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, hydration leaves the inside alone
  return <div {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

const isServer = typeof document === 'undefined';
