export const operationTimeoutMs = 20_000;

/** Rejects requests that the network dropped and that would otherwise stay pending forever. */
export async function withTimeout<T>(promise: Promise<T>, timeoutMs = operationTimeoutMs): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No response within ${timeoutMs} ms`)), timeoutMs);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
