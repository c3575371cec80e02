import { bucket } from '#emulator/tests/support/storageAddress.ts';

export const content = 'abcdefghij';

export type Site = { origin: string };

export function fileUrl({ origin }: Site, name: string, query = ''): string {
  return `${origin}/v0/b/${bucket}/o/${encodeURIComponent(name)}${query}`;
}

export function upload(
  { origin }: Site,
  headers: Record<string, string>,
  body: string,
  query = 'name=a.txt',
) {
  return fetch(`${origin}/v0/b/${bucket}/o?${query}`, { method: 'POST', headers, body });
}

/** Uploads `content`, by default as `a.txt`. */
export function multipart(site: Site, metadata: object, query?: string): Promise<Response> {
  const body = [
    '--cut\r\nContent-Type: application/json; charset=utf-8\r\n\r\n',
    `${JSON.stringify(metadata)}\r\n--cut\r\nContent-Type: text/plain\r\n\r\n${content}\r\n--cut--`,
  ].join('');
  const headers = {
    'X-Goog-Upload-Protocol': 'multipart',
    'Content-Type': 'multipart/related; boundary=cut',
  };
  return upload(site, headers, body, query);
}
