import { useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useLatest } from '#src/admin/shared/useLatest.ts';

/** In the history entry. A search isn't in the URL, because it is often a person's name, and servers log URLs. */
export type ListState = {
  openedFromList?: true;
  /** Of the search. */
  text?: string | undefined;
  /** How the other list was left. */
  other?: { search: string; text: string | undefined };
};

export type ListUrl = Omit<ReturnType<typeof useListUrl>, 'params' | 'setAll'>;

/** Search, filters, order and the open record survive a reload; Back returns from a record to its list. */
export function useListUrl(openParam: string) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { pathname, state: stored } = useLocation();
  const state = (stored ?? {}) as ListState;
  const isGoingBack = useRef(false);
  const [text, setText] = useState(state.text ?? '');
  const latestText = useLatest(text);
  const openId = params.get(openParam) || undefined;
  const shownId = useLatest(openId);

  /** @returns when the router has the new URL */
  function setAll(
    changes: Readonly<Record<string, string | undefined>>,
    search = latestText.current,
    step?: ListState,
  ) {
    setText(search);
    // Changes render as a transition, so `params` can lag behind. After the admin has left the list, `params` keeps its last values.
    const { location } = window;
    const next = new URLSearchParams(location.pathname === pathname ? location.search : params);
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) next.delete(name);
      else next.set(name, value);
    }
    // Includes the list's path: a notification can open a record after the admin has left the list.
    const to = `${pathname}?${next}`;
    return navigate(to, {
      replace: !step,
      preventScrollReset: true,
      state: { ...state, ...step, text: search },
    });
  }

  return {
    params,
    setAll,
    search: {
      /** As typed. */
      text,
      change: (words: string) => setAll({}, words),
    },
    direction: params.get('order') === 'asc' ? ('asc' as const) : ('desc' as const),
    setDirection: (direction: 'asc' | 'desc') => setAll({ order: direction === 'asc' ? 'asc' : undefined }),
    openId,
    /** @param isStep adds a history entry if none is open, so that Back returns to the list */
    async open(id: string, isStep = true): Promise<void> {
      isGoingBack.current = false;
      const isOpen = new URLSearchParams(window.location.search).has(openParam);
      // The second click of a double click can come before the first one's record is shown.
      if (isStep && isOpen && shownId.current === undefined) return;
      return setAll({ [openParam]: id }, undefined, isStep && !isOpen ? { openedFromList: true } : undefined);
    },
    /** Goes back if opening the record added a history entry; otherwise only clears the parameter. */
    close(): void {
      if (!state.openedFromList) return void setAll({ [openParam]: undefined });
      // A second click before the browser has gone back would leave the list.
      if (isGoingBack.current) return;
      isGoingBack.current = true;
      window.addEventListener('popstate', () => (isGoingBack.current = false), { once: true });
      void navigate(-1);
    },
  };
}
