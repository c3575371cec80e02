/** How every data operation ends (spec 7): with what it made or read, or with the words of the error catalogue. */
export type Result<T = object> = ({ success: true } & T) | { success: false; error: string };

/**
 * Runs a data operation whose code is fetched first; code that does not come is a failure like any other.
 * @param message the words of the error catalogue (spec 8)
 */
export async function fetchedResult<T extends object>(
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

/**
 * Runs a data operation and never throws: a failure is logged once with its cause and answered with `message`.
 * @param message the words of the error catalogue (spec 8)
 */
export async function toResult<T extends object>(
  message: string,
  operation: () => Promise<T>,
): Promise<Result<T>> {
  try {
    return { success: true, ...(await operation()) };
  } catch (error) {
    console.error(`${message}:`, error);
    return { success: false, error: message };
  }
}
