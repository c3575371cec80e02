import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { uploadMessages } from '#src/features/pictures/picture.ts';
import { aGif } from '#tests/support/records/aGif.ts';
import { storedPaths } from '#tests/support/records/storedPictures.ts';
import { storedDocuments } from '#tests/support/servers/embeddedFirebase.ts';
import { aFile, describePicture, paste, rows, uploadEditor, user } from './uploadEditor.tsx';

const { openPost, origin } = uploadEditor();

const placeholder = /!\[Uploading cat\.gif…\]\(uploading:[0-9a-z]{20}\)/;
const inPlace = /!\[([^\]]*)\]\(http:\/\/localhost:\d+\/v0\/b\/[^)]+-400x300\.gif\?alt=media\)/;

it('holds a place at the caret, asks what the picture shows, and puts it there when it is uploaded', async () => {
  const field = await openPost();
  paste(field, aFile());
  expect(field.value).toMatch(new RegExp(`^One\\.\\n\\n${placeholder.source}\\n\\n Two\\.$`));
  const question = await screen.findByLabelText('What does the picture show?');
  await waitFor(() => expect(document.activeElement).toBe(question));
  await user.paste('A *cat*');
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(field);
  await waitFor(() =>
    expect(field.value).toMatch(new RegExp(`^One\\.\\n\\n${inPlace.source}\\n\\n Two\\.$`)),
  );
  expect(field.value).toContain('![A \\*cat\\*](');
  await waitFor(() => expect(rows()).toEqual([]));
  expect(screen.getByText('cat.gif is in its place.').getAttribute('role')).toBe('status');
  expect(await storedPaths(origin())).toHaveLength(1);
});

it('keeps the words that are typed while pictures are on their way, and asks about one after the other', async () => {
  const field = await openPost();
  paste(field, aFile(), aFile('dog.gif'));
  const [first, second] = await screen.findAllByLabelText('What does the picture show?');
  await waitFor(() => expect(document.activeElement).toBe(first));
  fireEvent.input(field, { target: { value: `${field.value}Typed.` } });
  await user.paste('A cat');
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(second);
  await user.tab();
  await user.keyboard(' {Enter}');
  await waitFor(() => expect(rows()).toEqual([]));
  expect(field.value.replace(/\(http\S+\)/g, '()')).toBe('One.\n\n![A cat]()\n\n![]()\n\n Two.Typed.');
});

it('asks again when nothing was said, and waits after Escape', async () => {
  const field = await openPost();
  paste(field, aFile());
  const question = await screen.findByLabelText('What does the picture show?');
  await user.type(question, '{Enter}');
  expect(screen.getByText('Please say it in a few words, or tick “Only decoration”.')).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(field);
  expect(screen.queryByText('The list')).toBeNull();
  expect(field.value).toMatch(placeholder);
});

it('takes back a cancelled picture and its place, and no word of the text', async () => {
  const field = await openPost();
  paste(field, aFile());
  const [, id = ''] = field.value.match(/uploading:(\w+)/) ?? [];
  const storedFiles = async () => (await storedPaths(origin())).filter((path) => path.includes(id));
  await screen.findByText('Uploaded');
  expect(await storedFiles()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Cancel cat.gif' }));
  expect(field.value).toBe('One.\n\n Two.');
  await waitFor(async () => expect(await storedFiles()).toEqual([]));
});

it('says at the field why a file is refused, and leaves the text alone', async () => {
  const field = await openPost();
  const large = aFile('large.gif', aGif({ commentBytes: 5.1 * 1024 * 1024 }));
  paste(field, aFile('offer.pdf', 'words', 'application/pdf'), large);
  expect(await screen.findByText(uploadMessages.notPicture)).toBeTruthy();
  expect(await screen.findByText('The GIF is larger than 5 MB')).toBeTruthy();
  expect(field.value).toBe('One.\n\n Two.');
  for (const name of ['offer.pdf', 'large.gif']) {
    await user.click(screen.getByRole('button', { name: `Dismiss ${name}` }));
  }
  expect(rows()).toEqual([]);
});

it('brings the focus to the text when a picture is put there whose Cancel had it', async () => {
  const release = holdUploads();
  const field = await openPost();
  paste(field, aFile());
  await describePicture(await screen.findByLabelText('What does the picture show?'));
  screen.getByRole('button', { name: 'Cancel cat.gif' }).focus();
  release();
  await waitFor(() => expect(rows()).toEqual([]));
  await waitFor(() => expect(document.activeElement).toBe(field));
});

it('brings the focus to the address when the featured picture is there, the Cancel of which had it', async () => {
  const release = holdUploads();
  await openPost();
  const address = screen.getByRole<HTMLInputElement>('textbox', { name: /Featured Image URL/ });
  paste(address, aFile());
  (await screen.findByRole('button', { name: 'Cancel cat.gif' })).focus();
  release();
  await waitFor(() => expect(address.value).toContain('-400x300.gif'));
  await waitFor(() => expect(document.activeElement).toBe(address));
});

/** Keeps pictures from the server until the returned function is called. */
function holdUploads(): () => void {
  const { fetch } = globalThis;
  const gate = new EventTarget();
  const isOpen = new Promise((resolve) => gate.addEventListener('open', resolve));
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    if (String(input).includes('/v0/b/')) await isOpen;
    return fetch(input, init);
  });
  return () => gate.dispatchEvent(new Event('open'));
}

it('offers another try after a failure, and keeps the place until then', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const field = await openPost();
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) =>
    String(input).includes('/v0/b/') ? new Response('', { status: 400 }) : fetch(input, init),
  );
  paste(field, aFile());
  expect(await screen.findByText(uploadMessages.failed)).toBeTruthy();
  expect(field.value).toMatch(placeholder);
  vi.stubGlobal('fetch', fetch);
  await describePicture(screen.getByLabelText('What does the picture show?'));
  await user.click(screen.getByRole('button', { name: 'Retry cat.gif' }));
  await waitFor(() => expect(field.value).toMatch(inPlace));
});

it('shows a picture that is tried again like one on its way, and no more like a failure', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { fetch } = globalThis;
  const field = await openPost();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 400 })));
  paste(field, aFile());
  const status = await screen.findByText(uploadMessages.failed);
  const { color } = getComputedStyle(status);
  vi.stubGlobal('fetch', fetch);
  const release = holdUploads();
  await user.click(screen.getByRole('button', { name: 'Retry cat.gif' }));
  await waitFor(() => expect(status.textContent).toMatch(/^Being made smaller|^Uploading/));
  expect(getComputedStyle(status).color).not.toBe(color);
  release();
  await waitFor(() => expect(status.textContent).toBe('Uploaded'));
});

it('offers to insert a picture whose place was deleted meanwhile', async () => {
  const field = await openPost();
  paste(field, aFile());
  const question = await screen.findByLabelText('What does the picture show?');
  fireEvent.input(field, { target: { value: 'New.' } });
  await describePicture(question);
  await user.click(await screen.findByRole('button', { name: 'Insert at the caret: cat.gif' }));
  expect(field.value).toMatch(inPlace);
  expect(field.value).toMatch(/^New\./);
});

it('asks before it saves without a picture, and then saves the text without its place', async () => {
  const field = await openPost();
  paste(field, aFile());
  await screen.findByText('Uploaded');
  await user.click(screen.getByRole('button', { name: 'Update Post' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Save without the picture?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(field.value).toMatch(placeholder);
  await user.click(screen.getByRole('button', { name: 'Update Post' }));
  await user.click(await screen.findByRole('button', { name: 'Save without it' }));
  await waitFor(async () => {
    const [post] = await storedDocuments(origin(), 'blogs');
    expect(post?.content).toBe('One.\n\n Two.');
  });
});

it('asks before it is closed while a picture is on its way', async () => {
  await openPost();
  const featured = screen.getByRole('textbox', { name: /Featured Image URL/ });
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  paste(featured, aFile());
  await screen.findByRole('list', { name: 'Featured picture' });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
  expect(within(dialog).getByText(/Pictures are still being uploaded/)).toBeTruthy();
});

it('fills in the address of the featured image', async () => {
  await openPost();
  const featured = screen.getByRole<HTMLInputElement>('textbox', { name: /Featured Image URL/ });
  paste(featured, aFile());
  await waitFor(() => expect(featured.value).toMatch(/-400x300\.gif\?alt=media$/));
  expect(screen.queryByRole('list', { name: 'Featured picture' })).toBeNull();
});

it('says of a place from an earlier form that its upload was cut off, and takes the picture for it anew', async () => {
  const field = await openPost();
  const left = '![Uploading cat.gif…](uploading:zd38ee7hu0pat5hzpxe1)';
  fireEvent.input(field, { target: { value: `One.\n\n${left}\n\n${left.replace('xe1', 'xe2')}\n\nTwo.` } });
  expect(screen.getAllByText(/The upload of “cat.gif” was cut off/)).toHaveLength(2);
  const [leaveOut] = screen.getAllByRole('button', { name: 'Leave it out: cat.gif' });
  if (leaveOut) await user.click(leaveOut);
  expect(field.value).toBe(`One.\n\n${left.replace('xe1', 'xe2')}\n\nTwo.`);
  await user.click(screen.getByRole('button', { name: 'Choose it again: cat.gif' }));
  const [, input] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
  if (input) await user.upload(input, aFile());
  await describePicture(await screen.findByLabelText('What does the picture show?'));
  await waitFor(() => expect(field.value).toMatch(inPlace));
  expect(field.value).toMatch(/^One\.\n\n!\[A cat\]\(\S+\)\n\nTwo\.$/);
});
