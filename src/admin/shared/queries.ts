import { QueryClient } from '@tanstack/react-query';
import type { Result } from '#src/components/result.ts';

/** What failed offers Retry and is retried when the connection is back; it fails while offline instead of waiting. */
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

/** For queries: an operation's failure as an error with its message. */
export async function orThrow<T extends object>(operation: Promise<Result<T>>): Promise<T> {
  const result = await operation;
  if (!result.success) throw new Error(result.error);
  return result;
}
