import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useIsMounted } from '#src/admin/shared/useIsMounted.ts';
import { useLatest } from '#src/admin/shared/useLatest.ts';

type OpenedState = { openedFromList: true; draft?: string | undefined };

/** Filters, order and the open record survive a reload; Back returns from a record to its list. */
export function useListUrl(openParam: string) {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const goBackOnce = useGoBackOnce(openParam);
  const isMounted = useIsMounted();
  // Changes render as a transition, so `params` can lag behind.
  const latest = useRef(params);
  const opened = useRef<OpenedState>(undefined);
  useLayoutEffect(() => {
    latest.current = params;
    opened.current = isOpenedState(state) ? state : undefined;
  }, [params, state]);

  /** With `step`, Back returns to the previous state. Does nothing after the page is left. */
  function setParam(name: string, value: string | undefined, step?: OpenedState): void {
    if (!isMounted.current) return;
    const next = new URLSearchParams(latest.current);
    if (value === undefined) next.delete(name);
    else next.set(name, value);
    latest.current = next;
    if (step) opened.current = step;
    setParams(next, { replace: !step, preventScrollReset: true, state: opened.current ?? null });
  }

  return {
    params,
    setParam,
    direction: params.get('order') === 'asc' ? ('asc' as const) : ('desc' as const),
    setDirection: (direction: 'asc' | 'desc') => setParam('order', direction === 'asc' ? 'asc' : undefined),
    openId: params.get(openParam) || undefined,
    draft: isOpenedState(state) ? state.draft : undefined,
    /** @param isStep adds a history entry, so that Back returns to the list */
    open: (id: string, { isStep = true, draft }: { isStep?: boolean; draft?: string | undefined } = {}) =>
      setParam(openParam, id, isStep ? { openedFromList: true, draft } : undefined),
    /** Goes back if opening the record added a history entry; otherwise only clears the parameter. */
    close() {
      if (!opened.current) setParam(openParam, undefined);
      else if (isMounted.current) goBackOnce();
    },
    /** The value set last, which may not be rendered yet. */
    latestParam: (name: string) => latest.current.get(name),
    /** Whether these parameters are still the latest; check it after waiting. */
    areCurrent: (...names: string[]) => names.every((name) => params.get(name) === latest.current.get(name)),
    clear() {
      latest.current = new URLSearchParams();
      setParams(latest.current, { replace: true });
    },
  };
}

function isOpenedState(state: unknown): state is OpenedState {
  return typeof state === 'object' && state !== null && 'openedFromList' in state;
}

/** Goes back once, however often it is called, until the browser has navigated or was blocked. */
function useGoBackOnce(openParam: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const latestKey = useLatest(key);
  const leavingKey = useRef<string>(undefined);
  useEffect(() => {
    function handlePop() {
      if (new URLSearchParams(window.location.search).has(openParam)) leavingKey.current = undefined;
    }
    window.addEventListener('popstate', handlePop);
    return () => window.removeEventListener('popstate', handlePop);
  }, [openParam]);
  return () => {
    if (leavingKey.current === latestKey.current) return;
    leavingKey.current = latestKey.current;
    navigate(-1);
  };
}
