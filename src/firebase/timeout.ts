export const operationTimeoutMs = 20_000;

/** A request that a network swallows would otherwise stay open for ever. */
export function withTimeout<T>(promise: Promise<T>, timeoutMs = operationTimeoutMs): Promise<T> {
  const { promise: late, reject } = newPromise<never>();
  const timer = setTimeout(() => reject(new Error(`No answer within ${timeoutMs} ms`)), timeoutMs);
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

function newPromise<T>() {
  let reject: (reason: Error) => void = () => undefined;
  const promise = new Promise<T>((_, fail) => {
    reject = fail;
  });
  return { promise, reject };
}
