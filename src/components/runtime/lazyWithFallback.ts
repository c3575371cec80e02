import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** For a part beside text that is typed or read (decision 004): a missing chunk costs the part, not the text. */
export function lazyWithFallback<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => Fallback) }));
}
