/** Lets the browser paint and answer the visitor before the next piece of work. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
