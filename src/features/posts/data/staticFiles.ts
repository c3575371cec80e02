/** URLs of the JSON files that the build writes next to the pages. */
export const staticFiles = {
  list: '/blog.json',
  /** Read by the admin area, never by visitors. */
  buildRecord: '/build.json',
  article: (id: string) => `/blog/${encodeURIComponent(id)}.json`,
} as const;

/** Cached for the whole visit: the files change only on deployment, and live reads correct them. */
const requests = new Map<string, Promise<unknown>>();

/** Fetches a file once. @returns its unvalidated JSON, or `null` on failure */
export function fetchStaticFile(path: string): Promise<unknown> {
  const answer = requests.get(path) ?? fetchJson(path);
  requests.set(path, answer);
  return answer;
}

/** Makes the next call fetch the file again. */
export function forgetStaticFile(path: string): void {
  requests.delete(path);
}

async function fetchJson(path: string): Promise<unknown> {
  try {
    const response = await fetch(path);
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
