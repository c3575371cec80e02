import { QueryClient } from '@tanstack/react-query';
import { type Result, toResult } from '#src/components/result.ts';

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

/** For reads that only queries need: logs the cause of a failure. @throws an error with `message` */
export async function reading<T>(message: string, read: () => Promise<T>): Promise<T> {
  return (await orThrow(toResult(message, async () => ({ value: await read() })))).value;
}

/** For queries: throws a failed operation's message as an error. */
export async function orThrow<T extends object>(operation: Promise<Result<T>>): Promise<T> {
  const result = await operation;
  if (!result.success) throw new Error(result.error);
  return result;
}
