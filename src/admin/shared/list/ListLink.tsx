import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { LinkBehavior } from '#src/theme/LinkBehavior.tsx';
import type { ListState } from './useListUrl.ts';

/** Leads to the other list, and back to this one with its search, filters and open record. */
export function ListLink({ path, children }: { path: string; children: ReactNode }) {
  const { search, state } = useLocation();
  const { text, other } = (state ?? {}) as ListState;
  const next: ListState = { text: other?.text, other: { search, text } };
  return (
    <Link component={LinkBehavior} href={path + (other?.search ?? '')} state={next}>
      {children}
    </Link>
  );
}
