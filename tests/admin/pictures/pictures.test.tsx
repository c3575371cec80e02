import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { pictureListMessages } from '#src/admin/pictures/messages.ts';
import type { Result } from '#src/components/result.ts';
import {
  fetchPicturePage,
  type PictureCursor,
  type PicturePage,
} from '#src/features/pictures/fetchPictures.ts';
import { pictureUrl } from '#src/features/pictures/pictureUrl.ts';
import { origin } from '#tests/support/components/appEmulator.ts';
import { bucket } from '#tests/support/records/storedPictures.ts';
import {
  intercept,
  isListing,
  missing,
  open,
  refusal,
  row,
  setUpPicturesDialog,
  store,
} from './picturesDialogKit.tsx';

setUpPicturesDialog();

async function shownPictures(): Promise<HTMLElement[]> {
  return within(await screen.findByRole('list', { name: 'Uploaded images' })).findAllByRole('listitem');
}

describe('The images', () => {
  it('are listed newest first, a page at a time, none of them split between two pages', async () => {
    const names = Array.from({ length: 14 }, (_, index) => `Picture ${index + 1}.jpg`);
    await store(...names.map((name) => ({ name })));
    const listings = intercept(() => undefined);
    await open();
    await waitFor(async () => expect(await shownPictures()).toHaveLength(12));
    expect(listings).toHaveLength(1);
    expect(screen.getByText('12 images, more available')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show older' }));
    await screen.findByText('14 images');
    const rows = await shownPictures();
    for (const [index, name] of names.entries()) {
      expect(rows[index]?.textContent).toContain(name);
      expect(rows[index]?.textContent, name).toContain('1920 × 1440');
    }
    const firstOlder = within(rows[12] ?? missing()).getByRole('button', { name: /^Insert/ });
    await waitFor(() => expect(document.activeElement).toBe(firstOlder));
  });

  it('are never split, for any page size', async () => {
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

  it('show their name, size and date', async () => {
    await store({ name: 'Herd.jpg' }, { name: 'Screen.png', width: 800, height: 600 });
    await open();
    const herd = (await row('Herd.jpg')).textContent;
    for (const text of ['1920 × 1440', '310 kB', new Date().toLocaleDateString()])
      expect(herd).toContain(text);
    expect((await row('Screen.png')).textContent).toContain('800 × 600');
  });

  it('show their smallest file, loaded when it comes into view', async () => {
    const [stored] = await store({ name: 'Herd.jpg' });
    await open();
    const image = (await row('Herd.jpg')).querySelector('img');
    const [smallest = missing()] = stored?.files ?? [];
    expect(image?.src).toBe(pictureUrl(origin, bucket, smallest));
    expect([image?.getAttribute('loading'), image?.alt]).toEqual(['lazy', '']);
  });

  it('copy their URL to the clipboard, and say so', async () => {
    const [stored] = await store({ name: 'Herd.jpg' });
    await open();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Copy link Herd.jpg' }));
    expect(await navigator.clipboard.readText()).toBe(stored?.url);
    const dialog = screen.getByRole('dialog', { name: 'Uploaded images' });
    await within(dialog).findByText('Link copied');
  });
});

describe('Where there are no images to show', () => {
  it('an empty library says how to fill it', async () => {
    await open();
    await screen.findByText('No images yet.');
    expect(screen.getByText(pictureListMessages.howToAdd)).toBeTruthy();
  });

  it('a failed load says so, and Retry loads again', async () => {
    await store({ name: 'Herd.jpg' });
    let isRefused = true;
    intercept((url) => (isRefused && isListing(url) ? refusal() : undefined));
    vi.spyOn(console, 'error').mockReturnValue();
    await open();
    const failure = await screen.findByRole('alert');
    expect(failure.textContent).toContain("Couldn't load the images");
    isRefused = false;
    await userEvent.click(within(failure).getByRole('button', { name: 'Retry' }));
    await row('Herd.jpg');
  });

  it('a project without Storage says so and offers no Retry', async () => {
    const nothing = { error: { code: 404, message: 'Not Found.' } };
    intercept((url) => (isListing(url) ? Response.json(nothing, { status: 404 }) : undefined));
    vi.spyOn(console, 'error').mockReturnValue();
    await open();
    await screen.findByText(/Image uploads aren't set up on this site/);
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });
});
