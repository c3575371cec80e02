import type { Auth } from '#emulator/rules/request.ts';

/** A request to storage.rules: who does what to which file. */
export type StorageCase = {
  title: string;
  who: keyof typeof storagePeople;
  method: 'get' | 'list' | 'create' | 'update' | 'delete';
  name: string;
  /** Whether the file already exists. */
  exists?: boolean;
  contentType?: string;
  size?: number;
  isAllowed: boolean;
};

export const storagePeople = {
  visitor: null,
  member: { uid: 'member', token: { sub: 'member' } },
  impostor: { uid: 'impostor', token: { sub: 'impostor', admin: 'true' } },
  admin: { uid: 'admin', token: { sub: 'admin', admin: true } },
} as const satisfies Record<string, Auth>;

const picture = 'pictures/cat.webp';
const megabyte = 1024 * 1024;
const others = ['visitor', 'member', 'impostor'] as const;
const everybody = [...others, 'admin'] as const;

export const storageCases: StorageCase[] = [
  ...everybody.map((who) => asked(who, 'get', picture, true, { exists: true })),
  ...everybody.map((who) => asked(who, 'get', 'elsewhere/cat.webp', false, { exists: true })),
  ...everybody.map((who) => asked(who, 'get', 'pictures/deep/cat.webp', false, { exists: true })),
  asked('admin', 'get', 'pictures', false, { exists: true }),
  ...others.map((who) => asked(who, 'list', 'pictures/', false)),
  asked('admin', 'list', 'pictures/', true),
  asked('admin', 'list', '', false),
  asked('admin', 'list', 'elsewhere/', false),
  ...others.map((who) => asked(who, 'create', picture, false)),
  ...['jpeg', 'png', 'webp', 'gif', 'avif'].map((type) =>
    asked('admin', 'create', picture, true, { contentType: `image/${type}` }),
  ),
  ...['image/svg+xml', 'image/tiff', 'image/', 'text/html', 'application/octet-stream', 'IMAGE/PNG'].map(
    (contentType) => asked('admin', 'create', picture, false, { contentType }),
  ),
  asked('admin', 'create', picture, true, { size: 5 * megabyte }),
  asked('admin', 'create', picture, false, { size: 5 * megabyte + 1 }),
  asked('admin', 'create', picture, false, { exists: true }),
  asked('admin', 'create', 'elsewhere/cat.webp', false),
  asked('admin', 'create', 'cat.webp', false),
  asked('admin', 'create', 'pictures/deep/cat.webp', false),
  ...everybody.map((who) => asked(who, 'update', picture, false, { exists: true })),
  ...others.map((who) => asked(who, 'delete', picture, false, { exists: true })),
  asked('admin', 'delete', picture, true, { exists: true }),
  asked('admin', 'delete', 'elsewhere/cat.webp', false, { exists: true }),
];

function asked(
  who: StorageCase['who'],
  method: StorageCase['method'],
  name: string,
  isAllowed: boolean,
  more: Pick<StorageCase, 'exists' | 'contentType' | 'size'> = {},
): StorageCase {
  const details = [more.contentType, more.size && `${more.size} bytes`, more.exists && 'which exists'];
  const file = [name === '' ? 'everything' : name, ...details.filter(Boolean)].join(', ');
  return { title: `${who}: ${method} ${file}`, who, method, name, isAllowed, ...more };
}
