import { CacheProvider } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { adoptStyles } from '#src/app/styleCache.ts';

/** Draws with styles, for tests that read one; `componentSetup` leaves them out elsewhere. */
export function Styles({ children }: { children: ReactNode }) {
  const [cache] = useState(adoptStyles);
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
