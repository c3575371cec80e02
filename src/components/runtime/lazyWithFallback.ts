import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * `React.lazy` for a part without which the page still works: a missing chunk costs the part, not the page and its text.
 * @param load imports the part
 * @param Fallback drawn in its place when it cannot be fetched
 */
export function lazyWithFallback<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => Fallback) }));
}
