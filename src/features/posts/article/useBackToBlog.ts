import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** State of an article's history entry: the entry before it is the blog list. */
export const openedFromBlog = { openedFromBlog: true } as const;

export function useBackToBlog(): (event: MouseEvent) => void {
  const { state } = useLocation();
  const navigate = useNavigate();
  return (event) => {
    const isPlainClick =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlainClick || !isFromBlog(state)) return;
    event.preventDefault();
    void navigate(-1);
  };
}

function isFromBlog(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedFromBlog' in state;
}
