import { ownerHeaders } from '#scripts/admin/adminSdk.ts';
import type { FirebaseTarget } from '#scripts/admin/firebaseTarget.ts';
import {
  parsePicturePath,
  pictureContentTypes,
  pictureFolder,
  pictureUrl,
  storageOrigin,
} from '#src/features/pictures/pictureUrl.ts';

/** The uploaded images of a project, over Storage's REST interface. */
export type PictureStore = {
  /** Names without the folder. */
  list(): Promise<string[]>;
  download(name: string): Promise<Buffer>;
  upload(name: string, content: Buffer): Promise<void>;
  /** Makes the URLs of this project's images relative to a post's file, and back. */
  toRelative(text: string): string;
  toUrls(text: string): string;
};

/** @param bucket of the project; the embedded Firebase has its own */
export function pictureStore(target: FirebaseTarget, bucket: string): PictureStore {
  const isEmbedded = target.kind === 'emulator';
  const origin = isEmbedded ? `http://${target.firestoreHost}` : storageOrigin;
  const objects = `${origin}/v0/b/${bucket}/o`;

  async function ask(url: string, init: { method?: string; headers?: object; body?: Buffer } = {}) {
    const headers = { ...(await ownerHeaders(target)), ...init.headers };
    const response = await fetch(url, { ...init, headers } as RequestInit);
    if (!response.ok) throw new Error(`Storage responded with ${response.status}: ${await response.text()}`);
    return response;
  }

  return {
    async list() {
      const names: string[] = [];
      let token: string | undefined = '';
      do {
        const page = (await (
          await ask(`${objects}?prefix=${pictureFolder}%2F&maxResults=1000&pageToken=${token}`)
        ).json()) as { items?: { name: string }[]; nextPageToken?: string };
        names.push(...(page.items ?? []).map(({ name }) => name.slice(pictureFolder.length + 1)));
        token = page.nextPageToken;
      } while (token);
      return names;
    },
    async download(name) {
      return Buffer.from(await (await ask(`${objects}/${pathOf(name)}?alt=media`)).arrayBuffer());
    },
    async upload(name, content) {
      const path = `${pictureFolder}/${name}`;
      const type = parsePicturePath(path)?.type;
      const contentType = type ? pictureContentTypes[type] : '';
      const metadata = { name: path, contentType, cacheControl };
      const body = Buffer.concat([
        Buffer.from(`--${boundary}\r\nContent-Type: application/json\r\n\r\n${JSON.stringify(metadata)}\r\n`),
        Buffer.from(`--${boundary}\r\nContent-Type: ${contentType}\r\n\r\n`),
        content,
        Buffer.from(`\r\n--${boundary}--`),
      ]);
      await ask(`${objects}?name=${pathOf(name)}`, {
        method: 'POST',
        headers: {
          'Content-Type': `multipart/related; boundary=${boundary}`,
          'X-Goog-Upload-Protocol': 'multipart',
        },
        body,
      });
    },
    toRelative: (text) => text.replace(urlsOf(bucket), `../${pictureFolder}/$1`),
    toUrls: (text) =>
      text.replace(relative, (path, name: string) => {
        const file = parsePicturePath(`${pictureFolder}/${name}`);
        return file ? pictureUrl(isEmbedded ? '' : storageOrigin, bucket, file) : path;
      }),
  };
}

/** The header that the admin area sets on upload. */
const cacheControl = 'public, max-age=31536000, immutable';

const boundary = 'picture-boundary';

function pathOf(name: string): string {
  return encodeURIComponent(`${pictureFolder}/${name}`);
}

/** Matches the URLs that `pictureUrl` writes. */
function urlsOf(bucket: string): RegExp {
  const origins = String.raw`(?:https://firebasestorage\.googleapis\.com|http://(?:127\.0\.0\.1|localhost):\d+|)`;
  return new RegExp(
    `${origins}/v0/b/${bucket.replaceAll('.', '\\.')}/o/${pictureFolder}%2F([\\w.-]+)\\?alt=media`,
    'g',
  );
}

const relative = /\.\.\/pictures\/([\w.-]+)/g;
