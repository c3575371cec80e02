import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * A part of a page that comes in its own chunk and without which the page still works.
 * @param load imports the part
 * @param absent drawn in its place when it cannot be fetched
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  absent: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: absent }),
    ),
  );
}
