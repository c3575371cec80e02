/** `null` after 150 ms, so that a link responds at once; the page then shows that it is loading. */
export async function withShortTimeout<T>(answer: Promise<T | null>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), 150);
  });
  return Promise.race([answer, timeout]).finally(() => clearTimeout(timer));
}
