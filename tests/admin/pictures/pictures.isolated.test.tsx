import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { disableNetwork, enableNetwork } from 'firebase/firestore';
import { type ComponentType, useState } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type StartedEmulator, startEmulator } from '#emulator/start.ts';
import { embeddedProject } from '#scripts/build/embeddedProject.ts';
import { demoAdmin } from '#scripts/content/sampleContent.ts';
import type { PicturesDialogProps } from '#src/admin/pictures/PicturesDialog.tsx';
import { Notifications } from '#src/components/notifications/Notifications.tsx';
import { dismiss, notificationQueue } from '#src/components/notifications/notificationQueue.ts';
import type { Result } from '#src/components/result.ts';
import type { PictureCursor, PicturePage } from '#src/features/pictures/fetchPictures.ts';
import { pictureAddress, picturePath } from '#src/features/pictures/pictureAddress.ts';
import { muiTheme } from '#src/theme/muiTheme.ts';
import { aPost } from '#tests/support/records/aPost.ts';
import {
  bucket,
  clearPictures,
  type GivenPicture,
  storedPaths,
  storePicture,
} from '#tests/support/records/storedPictures.ts';
import { clearDocuments, storeDocuments } from '#tests/support/servers/embeddedFirebase.ts';

const noon = Date.UTC(2026, 10, 22, 12);
const editedPost = { id: 'mine', title: 'What I write', content: '', featuredImage: '' };
const onChoose = vi.fn();
const realFetch = globalThis.fetch;

let emulator: StartedEmulator;
let origin: string;
let PicturesDialog: ComponentType<PicturesDialogProps>;

beforeAll(async () => {
  const seed = () => ({ documents: [], users: [demoAdmin] });
  emulator = await startEmulator({ ...embeddedProject, seed, directory: null, log: () => undefined });
  origin = `http://localhost:${emulator.port}`;
  for (const service of ['AUTH', 'FIRESTORE', 'STORAGE']) {
    vi.stubEnv(`VITE_${service}_EMULATOR_PORT`, `${emulator.port}`);
  }
  // Firebase reads the ports when it is loaded.
  ({ PicturesDialog } = await import('#src/admin/pictures/PicturesDialog.tsx'));
  const { signIn } = await import('#src/features/session/signIn.ts');
  await signIn(demoAdmin.email, demoAdmin.password);
});
beforeEach(async () => {
  await clearPictures(origin);
  await clearDocuments(origin);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  onChoose.mockReset();
  for (const { id } of notificationQueue.get()) dismiss(id);
});
afterAll(() => emulator.stop());

/** Stores pictures, the first one newest. */
async function store(...pictures: (Partial<GivenPicture> & { name: string })[]) {
  const stored = [];
  for (const [index, picture] of pictures.entries()) {
    stored.push(await storePicture(origin, { uploadedAt: noon - index * 60_000, ...picture }));
  }
  return stored.map((files) => ({
    files,
    address: pictureAddress(origin, bucket, files.at(-1) ?? missing()),
  }));
}

function missing(): never {
  throw new Error('Nothing was stored');
}

function open(given: Partial<PicturesDialogProps> = {}) {
  render(
    <ThemeProvider theme={muiTheme}>
      <Opener {...given} />
      <Notifications />
    </ThemeProvider>,
  );
  return userEvent.click(screen.getByRole('button', { name: 'Choose from uploads' }));
}

function Opener(given: Partial<PicturesDialogProps>) {
  const [isOpen, setIsOpen] = useState(false);
  const props = { action: 'Insert', editedPost, onChoose, onClose: () => setIsOpen(false), ...given };
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Choose from uploads
      </button>
      {isOpen && <PicturesDialog {...props} />}
    </>
  );
}

async function shownPictures(): Promise<HTMLElement[]> {
  return within(await screen.findByRole('list', { name: 'Pictures' })).findAllByRole('listitem');
}

async function row(name: string): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name: `Insert ${name}` });
  return button.closest('li') ?? missing();
}

/** Requests to Storage that are answered otherwise, as long as `answer` does not say undefined. */
function intercept(answer: (url: URL, method: string) => Response | undefined): URL[] {
  const listings: URL[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), origin);
    if (url.searchParams.has('maxResults')) listings.push(url);
    return answer(url, init?.method ?? 'GET') ?? realFetch(input, init);
  });
  return listings;
}

const refusal = () => Response.json({ error: { code: 403, message: 'Permission denied.' } }, { status: 403 });

describe('The pictures', () => {
  it('are listed newest first, a page at a time, none of them split between two pages', async () => {
    const names = Array.from({ length: 14 }, (_, index) => `Picture ${index + 1}.jpg`);
    await store(...names.map((name) => ({ name })));
    const listings = intercept(() => undefined);
    await open();
    await waitFor(async () => expect(await shownPictures()).toHaveLength(12));
    expect(listings).toHaveLength(1);
    expect(screen.getByText('12 pictures, older ones follow')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show older' }));
    await screen.findByText('14 pictures');
    const rows = await shownPictures();
    for (const [index, name] of names.entries()) {
      expect(rows[index]?.textContent).toContain(name);
      expect(rows[index]?.textContent, name).toContain('1920 × 1440');
    }
    expect(document.activeElement).toBe(
      within(rows[12] ?? missing()).getByRole('button', { name: /^Insert/ }),
    );
  });

  it('come whole, whatever the size of a page', async () => {
    const { fetchPicturePage } = await import('#src/features/pictures/fetchPictures.ts');
    await store(
      { name: '1' },
      { name: '2', width: 800 },
      { name: '3' },
      { name: '4', width: 20 },
      { name: '5' },
    );
    for (const size of [1, 2, 3, 4, 5]) {
      const read = [];
      let cursor: PictureCursor | null = null;
      do {
        const page: Result<PicturePage> = await fetchPicturePage(size, cursor);
        if (!page.success) throw new Error(page.error);
        read.push(...page.pictures);
        cursor = page.nextCursor;
      } while (cursor);
      const files = read.map((picture) => `${picture.name}: ${picture.files.map(({ width }) => width)}`);
      expect(files, `${size} a page`).toEqual([
        '1: 640,1280,1920',
        '2: 640,800',
        '3: 640,1280,1920',
        '4: 20',
        '5: 640,1280,1920',
      ]);
    }
  });

  it('say their name, their size, their date and the posts that use them, the text in the form included', async () => {
    const [first, second, third] = await store(
      { name: 'Herd.jpg' },
      { name: 'Screen.png', width: 800, height: 600 },
      { name: 'Unused.gif' },
    );
    await storeDocuments(origin, [
      aPost({ id: 'one', title: 'On herds', content: `Look:\n\n![A herd](${first?.address})` }),
      aPost({ id: 'two', title: 'Nine screens', featuredImage: second?.address ?? '', published: false }),
      aPost({ id: 'three', title: 'More herds', featuredImage: first?.address ?? '' }),
    ]);
    expect(third).toBeDefined();
    await open({ editedPost: { ...editedPost, content: `![](${second?.address})` } });
    await waitFor(async () => expect((await row('Unused.gif')).textContent).toContain('Not used'));
    const herd = (await row('Herd.jpg')).textContent;
    for (const text of ['1920 × 1440', '310 kB', new Date().toLocaleDateString(), 'On herds', 'More herds']) {
      expect(herd).toContain(text);
    }
    expect(herd).not.toContain('Nine screens');
    const shot = (await row('Screen.png')).textContent;
    for (const text of ['800 × 600', 'Nine screens', 'What I write']) expect(shot).toContain(text);
  });

  it('show their smallest file, fetched when it comes into view', async () => {
    const [stored] = await store({ name: 'Herd.jpg' });
    await open();
    const image = (await row('Herd.jpg')).querySelector('img');
    const [smallest = missing()] = stored?.files ?? [];
    expect(image?.src).toBe(pictureAddress(origin, bucket, smallest));
    expect([image?.getAttribute('loading'), image?.alt]).toEqual(['lazy', '']);
  });

  it('are taken by a press, which hands over the largest file', async () => {
    const [stored] = await store({ name: 'Herd.jpg' });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Insert Herd.jpg' }));
    expect(onChoose).toHaveBeenCalledOnce();
    expect(onChoose).toHaveBeenCalledWith({ name: 'Herd.jpg', address: stored?.address });
  });

  it('give their address to the clipboard, and say so', async () => {
    const [stored] = await store({ name: 'Herd.jpg' });
    await open();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Copy address Herd.jpg' }));
    expect(await navigator.clipboard.readText()).toBe(stored?.address);
    const dialog = screen.getByRole('dialog', { name: 'Pictures' });
    await within(dialog).findByText('Address of the picture copied');
  });

  it('give the focus back to what opened them', async () => {
    await open();
    await screen.findByText('No pictures yet.');
    expect(screen.getByRole('dialog', { name: 'Pictures' }).contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    const opener = screen.getByRole('button', { name: 'Choose from uploads' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });
});

describe('Deleting a picture', () => {
  it('asks, names the posts that would lose it, and leaves everything when the answer is no', async () => {
    const [herd] = await store({ name: 'Herd.jpg' }, { name: 'Unused.gif' });
    const content = `![A herd](${herd?.address})`;
    await storeDocuments(origin, [
      aPost({ id: 'one', title: 'On herds', content }),
      aPost({ id: 'two', title: 'More herds', content }),
    ]);
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Herd.jpg' }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete this picture?',
    });
    expect(question.textContent).toContain('Herd.jpg');
    expect(question.textContent).toMatch(/These posts would lose it: “(On|More) herds”, “(On|More) herds”/);
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Unused.gif' }));
    await screen.findByText('No post uses it.');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await storedPaths(origin)).toHaveLength(6);
  });

  it('removes all its files and leads on to the next one, at the end to the one before', async () => {
    const [, second] = await store({ name: 'First.jpg' }, { name: 'Second.jpg' }, { name: 'Third.jpg' });
    await open();
    await deleteByButton('Second.jpg');
    await screen.findByText('Picture deleted');
    const paths = await storedPaths(origin);
    expect(paths).toHaveLength(6);
    for (const file of second?.files ?? []) expect(paths).not.toContain(picturePath(file));
    // Found by its role once the question has left the screen.
    expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Insert Third.jpg' }));
    expect(screen.queryByRole('button', { name: 'Insert Second.jpg' })).toBeNull();
    await deleteByButton('Third.jpg');
    await waitFor(async () => expect(await storedPaths(origin)).toHaveLength(3));
    const first = await screen.findByRole('button', { name: 'Insert First.jpg' });
    await waitFor(() => expect(document.activeElement).toBe(first));
    await deleteByButton('First.jpg');
    await screen.findByText('No pictures yet.');
    const dialog = await screen.findByRole('dialog', { name: 'Pictures' });
    expect(dialog.contains(document.activeElement)).toBe(true);
  });

  it('that fails half way says how much is left, and can be repeated to the end', async () => {
    const [stored] = await store({ name: 'Herd.jpg' });
    const [small = missing()] = stored?.files ?? [];
    let isRefused = true;
    const path = encodeURIComponent(picturePath(small));
    intercept((url, method) =>
      isRefused && method === 'DELETE' && url.pathname.endsWith(path) ? refusal() : undefined,
    );
    vi.spyOn(console, 'error').mockReturnValue();
    await open();
    await deleteByButton('Herd.jpg');
    const failure = await screen.findByRole('alert');
    expect(failure.textContent).toContain('Failed to delete picture: of its 3 files 2 are left');
    const [largest = missing()] = stored?.files.slice(-1) ?? [];
    expect(await storedPaths(origin)).toEqual([picturePath(largest), picturePath(small)]);
    isRefused = false;
    await userEvent.click(within(failure).getByRole('button', { name: 'Retry' }));
    await screen.findByText('Picture deleted');
    expect(await storedPaths(origin)).toEqual([]);
  });

  async function deleteByButton(name: string) {
    await userEvent.click(await screen.findByRole('button', { name: `Delete ${name}` }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  }
});

describe('Where there are no pictures to show', () => {
  it('an empty library says how to fill it', async () => {
    await open();
    await screen.findByText('No pictures yet.');
    expect(screen.getByText(/Drop one into the text/)).toBeTruthy();
  });

  it('a failed read says so and is repeated by Retry', async () => {
    await store({ name: 'Herd.jpg' });
    let isRefused = true;
    intercept((url) => (isRefused && url.searchParams.has('maxResults') ? refusal() : undefined));
    vi.spyOn(console, 'error').mockReturnValue();
    await open();
    const failure = await screen.findByRole('alert');
    expect(failure.textContent).toContain('Failed to fetch pictures');
    isRefused = false;
    await userEvent.click(within(failure).getByRole('button', { name: 'Retry' }));
    await row('Herd.jpg');
  });

  it('a project without Storage is said to be one, and no Retry is offered', async () => {
    const nothing = { error: { code: 404, message: 'Not Found.' } };
    intercept((url) =>
      url.searchParams.has('maxResults') ? Response.json(nothing, { status: 404 }) : undefined,
    );
    vi.spyOn(console, 'error').mockReturnValue();
    await open();
    await screen.findByText(/This site has no storage for pictures/);
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('posts that could not be searched leave the use unknown, also in the question before a deletion', async () => {
    const [stored] = await store({ name: 'Herd.jpg' });
    await storeDocuments(origin, [
      aPost({ id: 'one', title: 'On herds', featuredImage: stored?.address ?? '' }),
    ]);
    const { firestore } = await import('#src/firebase/firebase.ts');
    await disableNetwork(firestore);
    vi.spyOn(console, 'error').mockReturnValue();
    await open();
    await waitFor(async () => expect((await row('Herd.jpg')).textContent).toContain('Use unknown'));
    await userEvent.click(screen.getByRole('button', { name: 'Delete Herd.jpg' }));
    await screen.findByText(/Which posts use it is not known/);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await act(() => enableNetwork(firestore));
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(async () => expect((await row('Herd.jpg')).textContent).toContain('On herds'));
  });
});
