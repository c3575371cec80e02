import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * `React.lazy` for a part beside text that is being typed or read (decision 004): a missing chunk costs the part, not the text.
 * @param load imports the part
 * @param Fallback drawn in its place when it cannot be fetched
 */
export function lazyWithFallback<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => Fallback) }));
}
