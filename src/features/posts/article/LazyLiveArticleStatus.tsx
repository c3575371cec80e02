import { Suspense } from 'react';
import { lazyWithFallback } from '#src/components/runtime/lazyWithFallback.ts';
import type { LiveArticleStatusProps } from './LiveArticleStatus.tsx';
import { UnreachableArticleStatus } from './UnreachableArticleStatus.tsx';

const loadLiveStatus = () => import('./LiveArticleStatus.tsx').then((module) => module.LiveArticleStatus);

const LiveArticleStatus = lazyWithFallback(loadLiveStatus, UnreachableArticleStatus);

export function LazyLiveArticleStatus(props: LiveArticleStatusProps) {
  return (
    <Suspense fallback={null}>
      <LiveArticleStatus {...props} />
    </Suspense>
  );
}
