/** `error` is a message from docs/requirements.md, "Messages". */
export type Result<T = object> = ({ success: true } & T) | { success: false; error: string };

/** For an operation whose code is imported lazily: a chunk that fails to load is a failure too. */
export async function tryResult<T extends object>(
  message: string,
  operation: () => Promise<Result<T>>,
): Promise<Result<T>> {
  try {
    return await operation();
  } catch (error) {
    console.error(`${message}:`, error);
    return { success: false, error: message };
  }
}

/** Never throws: logs the cause of a failure and returns `message`. */
export function toResult<T extends object>(message: string, operation: () => Promise<T>): Promise<Result<T>> {
  return tryResult(message, async () => ({ success: true, ...(await operation()) }));
}
