import { Suspense } from 'react';
import { lazyWithFallback } from '#src/components/runtime/lazyWithFallback.ts';
import type { LivePostListStatusProps } from './LivePostListStatus.tsx';
import { PostListStatus } from './PostListStatus.tsx';
import { UnreachablePostListStatus } from './UnreachablePostListStatus.tsx';

const loadLiveStatus = () => import('./LivePostListStatus.tsx').then((module) => module.LivePostListStatus);

const LivePostListStatus = lazyWithFallback(loadLiveStatus, UnreachablePostListStatus);

type LazyLivePostListStatusProps = LivePostListStatusProps & { isLive: boolean };

export function LazyLivePostListStatus({ isLive, ...props }: LazyLivePostListStatusProps) {
  const status = <PostListStatus list={props.list} isFiltered={props.isFiltered} />;
  return <Suspense fallback={status}>{isLive ? <LivePostListStatus {...props} /> : status}</Suspense>;
}
