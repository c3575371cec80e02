import { type ComponentType, lazy } from 'react';
import { Kept } from '#src/components/Kept.tsx';
import type { Prefetch } from './routes.tsx';

type PageModule = { default: ComponentType };

/** A route whose page can stay as it was prerendered. */
export type StillRoute = {
  lazy: () => Promise<{ Component: ComponentType }>;
  handle: { kept: ComponentType; prefetch: Prefetch };
};

/**
 * A page on which nothing ever changes, as a lazy route. Where it was prerendered, its HTML stays as it is and its
 * code is never downloaded; only who comes to it from another page needs the code.
 *
 * Nothing here shows a gap while the code comes: the page before stays, so that focus and scroll position find the
 * new one.
 */
export function stillPage(load: () => Promise<PageModule>): StillRoute {
  const Page = lazy(load);
  const KeptPage = () => (
    <Kept as="page">
      <Page />
    </Kept>
  );
  return {
    lazy: async () => {
      const { default: Component } = await load();
      return { Component: isServer ? KeptPage : Component };
    },
    handle: { kept: KeptPage, prefetch: () => void load().catch(() => undefined) },
  };
}

/** The kept page of a route, if it has one. */
export function keptPageOf(handle: unknown): ComponentType | null {
  return typeof handle === 'object' && handle !== null && 'kept' in handle
    ? (handle as StillRoute['handle']).kept
    : null;
}

const isServer = typeof document === 'undefined';
