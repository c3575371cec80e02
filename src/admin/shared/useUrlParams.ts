import { useLayoutEffect, useRef } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';

/**
 * The address's parameters, rendered and asked for: a change is rendered as a transition, so that for a moment the page
 * still shows the parameters of before.
 */
export function useUrlParams() {
  const [params, setParams] = useSearchParams();
  const asked = useRef(params);
  useLayoutEffect(() => {
    asked.current = params;
  }, [params]);
  return {
    params,
    asked: () => asked.current,
    /** Changes one parameter of those last asked for; without a value it is taken out. */
    ask(name: string, value: string | undefined, options?: NavigateOptions) {
      const next = new URLSearchParams(asked.current);
      if (value === undefined) next.delete(name);
      else next.set(name, value);
      asked.current = next;
      setParams(next, { replace: true, preventScrollReset: true, ...options });
    },
    clear() {
      asked.current = new URLSearchParams();
      setParams(asked.current, { replace: true });
    },
  };
}
