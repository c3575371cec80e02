/** The longest an operation may take before it counts as failed, in milliseconds. */
export const operationLimit = 20_000;

/**
 * The promise, or a failure when it takes too long: a request that a network swallows would otherwise stay open for ever.
 * @param limit milliseconds
 */
export function withDeadline<T>(promise: Promise<T>, limit = operationLimit): Promise<T> {
  const { promise: late, reject } = newPromise<never>();
  const timer = setTimeout(() => reject(new Error(`No answer within ${limit} ms`)), limit);
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

function newPromise<T>() {
  let reject: (reason: Error) => void = () => undefined;
  const promise = new Promise<T>((_, fail) => {
    reject = fail;
  });
  return { promise, reject };
}
