/** How every data operation ends: with what it made or read, or with a message of docs/requirements.md, "Messages". */
export type Result<T = object> = ({ success: true } & T) | { success: false; error: string };

/**
 * Runs a data operation whose code is fetched first; code that does not come is a failure like any other.
 * @param message a message of docs/requirements.md, "Messages"
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
 * @param message a message of docs/requirements.md, "Messages"
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
