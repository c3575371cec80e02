import { useEffect, useState } from 'react';
import { onIdle } from './onIdle.ts';

/** True once the component is on the page and the browser is idle. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => onIdle(() => setIsIdle(true)), []);
  return isIdle;
}
