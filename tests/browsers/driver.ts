/** An element of the page, for real clicks and keys. */
export type ElementHandle = { click(): Promise<void>; type(text: string): Promise<void> };

/**
 * A running browser with one page, over any protocol. Functions run in the page: they can access only their arguments
 * and the page's globals.
 */
export type Driver = {
  version: string;
  open(url: string): Promise<void>;
  /** Runs the text of a classic script in the page, regardless of its content security policy. */
  inject(source: string): Promise<void>;
  run<Args extends unknown[], Result>(fn: (...args: Args) => Result, ...args: Args): Promise<Result>;
  element<Args extends unknown[]>(
    fn: (...args: Args) => Element | null,
    ...args: Args
  ): Promise<ElementHandle | null>;
  close(): Promise<void>;
};
