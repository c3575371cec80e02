import type { ComponentType } from 'react';
import { adminBreakpoints } from '#src/admin/shared/adminLayout.ts';
import { lazyWithReload } from '#src/components/loading/lazyWithReload.ts';

/** Starts loading a grid together with its page; a phone does not need it. */
export function lazyGrid<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  if (!window.matchMedia(adminBreakpoints.phone).matches) load().catch(() => undefined);
  return lazyWithReload(load);
}
