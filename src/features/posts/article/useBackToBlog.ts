import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isPlainClick } from '#src/components/browser/isPlainClick.ts';

/** State of an article's history entry when the previous entry is the blog list. */
export const openedFromBlog = { openedFromBlog: true } as const;

export function useBackToBlog(): (event: MouseEvent) => void {
  const { state } = useLocation();
  const navigate = useNavigate();
  return (event) => {
    if (!isPlainClick(event) || !isFromBlog(state)) return;
    event.preventDefault();
    void navigate(-1);
  };
}

function isFromBlog(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedFromBlog' in state;
}
