import { type ComponentType, createElement, lazy, useState } from 'react';

/** A part of a page that comes in its own chunk. */
type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches it ahead: a part that is there already is drawn at once, without its fallback flashing up. */
  fetch(): void;
};

/**
 * A part of a page that comes in its own chunk and without which the page still works.
 * @param load imports the part
 * @param absent drawn in its place when it cannot be fetched
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  absent: ComponentType<Props>,
): LazyPart<Props> {
  let present: ComponentType<Props> | null = null;
  let coming: Promise<{ default: ComponentType<Props> }> | null = null;
  const come = () => {
    coming ??= load().then(
      (part) => {
        present = part;
        return { default: part };
      },
      () => ({ default: absent }),
    );
    return coming;
  };
  const Waiting = lazy(come);
  function Part(props: Props) {
    // Once drawn, it stays what it is: another component would forget its state.
    const [Component] = useState<ComponentType<Props>>(() => present ?? Waiting);
    return createElement(Component, props);
  }
  return Object.assign(Part, { fetch: () => void come() });
}
