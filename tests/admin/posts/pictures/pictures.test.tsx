import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { pictureListMessages } from '#src/admin/posts/pictures/messages.ts';
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
  shown,
  store,
} from './picturesDialogKit.tsx';

setUpPicturesDialog();

async function shownPictures(): Promise<HTMLElement[]> {
  return within(await screen.findByRole('list', { name: 'Uploaded Images' })).findAllByRole('listitem');
}

describe('The images', () => {
  it('are listed newest first by one request, each with its date, its size and its smallest file, loaded when it comes into view', async () => {
    const names = Array.from({ length: 14 }, (_, index) => `Picture ${index + 1}.jpg`);
    const [newest] = await store(...names.map((name) => ({ name })), {
      name: 'Screen.png',
      width: 800,
      height: 600,
    });
    const requests = intercept(() => undefined);
    await open();
    const rows = await shownPictures();
    expect(rows).toHaveLength(15);
    expect(requests).toHaveLength(1);
    for (const [index, name] of names.entries()) {
      expect(rows[index]?.textContent).toBe(`${shown(name)}1920 × 1440`);
    }
    const image = rows[0]?.querySelector('img');
    const [smallest = missing()] = newest?.files ?? [];
    expect(image?.src).toBe(pictureUrl(origin, bucket, smallest));
    expect([image?.getAttribute('loading'), image?.alt]).toEqual(['lazy', '']);
    expect(rows[14]?.textContent).toBe(`${shown('Screen.png')}800 × 600`);
  });

  it('have a button that copies their URL to the clipboard and confirms it', async () => {
    const [stored] = await store({ name: 'Herd.jpg' });
    await open();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: `Copy Link ${shown('Herd.jpg')}` }));
    expect(await navigator.clipboard.readText()).toBe(stored?.url);
    const dialog = screen.getByRole('dialog', { name: 'Uploaded Images' });
    await within(dialog).findByText('Link copied');
  });
});

describe('When there are no images to show', () => {
  it('an empty library says how to fill it', async () => {
    await open();
    await screen.findByText('No images yet');
    expect(screen.getByText(pictureListMessages.howToAdd)).toBeTruthy();
  });

  it('a failed load shows an error, and Retry loads again', async () => {
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

  it('the library says that uploads are not set up, in a project without Storage', async () => {
    const nothing = { error: { code: 404, message: 'Not Found.' } };
    intercept((url) => (isListing(url) ? Response.json(nothing, { status: 404 }) : undefined));
    vi.spyOn(console, 'error').mockReturnValue();
    await open();
    await screen.findByText(/Image uploads aren't set up on this site/);
  });
});
