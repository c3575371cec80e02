import { QueryClient } from '@tanstack/react-query';
import type { Result } from '#src/components/result.ts';

/** A failed query offers Retry and is retried when the connection is back; offline, it fails instead of waiting. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: (query) => query.state.status === 'error',
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/** For queries: throws a failed operation's message as an error. */
export async function orThrow<T extends object>(operation: Promise<Result<T>>): Promise<T> {
  const result = await operation;
  if (!result.success) throw new Error(result.error);
  return result;
}
