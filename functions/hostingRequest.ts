import { LiveSiteChanged } from './hosting.ts';

export type HostingAccess = {
  origin: string;
  token(): Promise<string>;
  /** Wait before the first retry, in ms; doubled for each later one. */
  retryMs: number;
};

export type Call = { method?: 'POST' | 'PATCH' | 'DELETE'; url: string; body?: object | Buffer };

const attempts = 5;
const timeoutMs = 30_000;

/** Firebase Hosting's response. Retries what may succeed later. @throws with the reason and what to do about it */
export async function hostingRequest(access: HostingAccess, call: Call): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await send(access, call).catch((error: Error) => error);
    if (!(response instanceof Error) && response.ok) return response.json();
    const error = response instanceof Error ? response : await failure(response);
    const isTemporary = response instanceof Error || response.status === 429 || response.status >= 500;
    if (!isTemporary || attempt === attempts) throw error;
    await wait(access.retryMs * 2 ** (attempt - 1));
  }
}

async function send({ origin, token }: HostingAccess, { method, url, body }: Call): Promise<Response> {
  const isBytes = body instanceof Buffer;
  return fetch(url.startsWith('http') ? url : `${origin}/v1beta1/${url}`, {
    method: method ?? 'GET',
    headers: {
      Authorization: `Bearer ${await token()}`,
      'Content-Type': isBytes ? 'application/octet-stream' : 'application/json',
    },
    ...(body && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  });
}

const remedies: Readonly<Record<number, string>> = {
  401: "Firebase Hosting does not accept the functions' service account (401).",
  403: "The functions aren't allowed to release the site. Ask your site's operator to give their service account the role Firebase Hosting Admin.",
  404: 'Firebase Hosting has no such site or version (404).',
};

async function failure(response: Response): Promise<Error> {
  const text = await response.text().catch(() => '');
  if (response.status === 409 || response.status === 412) return new LiveSiteChanged();
  return new Error(
    remedies[response.status] ??
      `Firebase Hosting responded with ${response.status}. ${reasonIn(text)}`.trim(),
  );
}

function reasonIn(text: string): string {
  try {
    return String((JSON.parse(text) as { error?: { message?: string } }).error?.message ?? '');
  } catch {
    return '';
  }
}

export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
