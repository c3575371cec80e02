import { type GridApi, useGridApiRef } from '@mui/x-data-grid';
import { type RefObject, useEffect } from 'react';

/** By itself a grid keeps its focused cell until a mouse press, and takes the focus when that row leaves. */
export function useGridFocusReset(): RefObject<GridApi | null> {
  const apiRef = useGridApiRef();
  useEffect(() => {
    function release({ target }: FocusEvent) {
      const api = apiRef.current;
      const root = api?.rootElementRef?.current;
      if (!api || !(target instanceof Node) || root?.contains(target) || !api.state.focus.cell) return;
      api.setState((state) => ({ ...state, focus: { ...state.focus, cell: null } }));
    }
    document.addEventListener('focusin', release);
    return () => document.removeEventListener('focusin', release);
  }, [apiRef]);
  return apiRef;
}
