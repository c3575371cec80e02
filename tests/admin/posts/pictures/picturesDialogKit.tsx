import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { PicturesDialog } from '#src/admin/posts/pictures/PicturesDialog.tsx';
import { createQueryClient } from '#src/admin/shared/queries.ts';
import { Notifications } from '#src/components/notifications/Notifications.tsx';
import { dismiss, notificationQueue } from '#src/components/notifications/notificationQueue.ts';
import { pictureUrl } from '#src/features/pictures/pictureUrl.ts';
import { muiTheme } from '#src/theme/muiTheme.ts';
import { origin } from '#tests/support/components/appEmulator.ts';
import { signedInAdmin } from '#tests/support/components/signedInAdmin.ts';
import {
  bucket,
  clearPictures,
  type GivenPicture,
  pictureName,
  storePicture,
} from '#tests/support/records/storedPictures.ts';
import { clearDocuments } from '#tests/support/servers/embeddedFirebase.ts';

const noon = Date.UTC(2026, 10, 22, 12);
const realFetch = globalThis.fetch;

/** Empties the embedded Firebase before each test, and logs the admin in. */
export function setUpPicturesDialog(): void {
  signedInAdmin();
  beforeEach(async () => {
    localStorage.clear();
    uploadTimes.clear();
    await Promise.all([clearPictures(origin), clearDocuments(origin)]);
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    for (const { key } of notificationQueue.get()) dismiss(key);
  });
}

const uploadTimes = new Map<string, number>();

/** Stores pictures, the first one newest; `name` is for the test alone. */
export async function store(...pictures: (Partial<GivenPicture> & { name: string })[]) {
  const stored = await Promise.all(
    pictures.map(({ name, uploadedAt = noon - uploadTimes.size * 60_000, ...picture }) => {
      uploadTimes.set(name, uploadedAt);
      return storePicture(origin, { ...picture, uploadedAt });
    }),
  );
  return stored.map((files) => ({
    files,
    url: pictureUrl(origin, bucket, files.at(-1) ?? missing()),
  }));
}

/** What the list calls a picture of the test. */
export function shown(name: string): string {
  return pictureName(uploadTimes.get(name) ?? missing());
}

export function missing(): never {
  throw new Error('Nothing was stored');
}

export function open() {
  render(
    <ThemeProvider theme={muiTheme}>
      <QueryClientProvider client={createQueryClient()}>
        <Opener />
        <Notifications />
      </QueryClientProvider>
    </ThemeProvider>,
  );
  return userEvent.click(screen.getByRole('button', { name: 'Choose from Uploads' }));
}

function Opener() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Choose from Uploads
      </button>
      {isOpen && (
        <PicturesDialog action="Insert" onChoose={() => undefined} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

export async function row(name: string): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name: `Insert ${shown(name)}` });
  return button.closest('li') ?? missing();
}

/** Overrides responses of Storage unless `answer` returns undefined. */
export function intercept(answer: (url: URL, method: string) => Response | undefined): URL[] {
  const listings: URL[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), origin);
    if (isListing(url)) listings.push(url);
    return answer(url, init?.method ?? 'GET') ?? realFetch(input, init);
  });
  return listings;
}

export function isListing(url: URL): boolean {
  return url.searchParams.has('prefix');
}

export const refusal = () =>
  Response.json({ error: { code: 403, message: 'Permission denied.' } }, { status: 403 });
