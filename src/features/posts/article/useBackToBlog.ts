import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The state of a history entry whose article was opened from the blog list, which is the entry before it. */
export const openedFromBlog = { openedFromBlog: true } as const;

/** Makes a link to the blog a step back where that leads to the list, with its filter and as far as it was read. */
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
