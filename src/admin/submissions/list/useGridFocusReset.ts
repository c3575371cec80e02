import { type GridApi, useGridApiRef } from '@mui/x-data-grid';
import { type RefObject, useEffect } from 'react';

/**
 * Lets a grid forget its focused cell when the focus goes elsewhere. By itself it forgets with the next press of the
 * mouse only, and takes the focus back when the cell's row leaves.
 * @returns the grid's `apiRef`
 */
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
