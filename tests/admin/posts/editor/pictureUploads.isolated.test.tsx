import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { pictureMessages } from '#src/features/pictures/messages.ts';
import { aGif } from '#tests/support/records/aGif.ts';
import { bucket, storedPaths, storeFile } from '#tests/support/records/storedPictures.ts';
import { storedDocuments } from '#tests/support/servers/embeddedFirebase.ts';
import { aFile, describePicture, paste, rows, uploadEditor, user } from './uploadEditor.tsx';

const { openPost, origin } = uploadEditor();

const placeholder = /!\[Uploading cat\.gif…\]\(uploading:[0-9a-z]{20}\)/;
const inPlace = /!\[([^\]]*)\]\(http:\/\/localhost:\d+\/v0\/b\/[^)]+-400x300\.gif\?alt=media\)/;

it('inserts a placeholder at the caret, asks for a description, and replaces it with the uploaded picture', async () => {
  const field = await openPost();
  paste(field.element, aFile());
  expect(field.text()).toMatch(new RegExp(`^One\\.\\n\\n${placeholder.source}\\n\\n Two\\.$`));
  const question = await screen.findByLabelText('Describe this picture');
  await waitFor(() => expect(document.activeElement).toBe(question));
  await user.paste('A *cat*');
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(field.element);
  await waitFor(() =>
    expect(field.text()).toMatch(new RegExp(`^One\\.\\n\\n${inPlace.source}\\n\\n Two\\.$`)),
  );
  expect(field.text()).toContain('![A \\*cat\\*](');
  await waitFor(() => expect(rows()).toEqual([]));
  expect(screen.getByText('cat.gif inserted.').getAttribute('role')).toBe('status');
  expect(await storedPaths(origin())).toHaveLength(1);
});

it('keeps text typed during uploads, and asks about one picture after another', async () => {
  const field = await openPost();
  paste(field.element, aFile(), aFile('dog.gif'));
  const [first, second] = await screen.findAllByLabelText('Describe this picture');
  await waitFor(() => expect(document.activeElement).toBe(first));
  field.write(`${field.text()}Typed.`);
  await user.paste('A cat');
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(second);
  await user.tab();
  await user.keyboard(' {Enter}');
  await waitFor(() => expect(rows()).toEqual([]));
  expect(field.text().replace(/\(http\S+\)/g, '()')).toBe('One.\n\n![A cat]()\n\n![]()\n\n Two.Typed.');
});

it('asks again when the description is empty, and waits after Escape', async () => {
  const field = await openPost();
  paste(field.element, aFile());
  const question = await screen.findByLabelText('Describe this picture');
  await user.type(question, '{Enter}');
  expect(screen.getByText('Enter a description, or choose “Decorative”.')).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(field.element);
  expect(screen.queryByText('The list')).toBeNull();
  expect(field.text()).toMatch(placeholder);
});

it('removes a canceled picture and its placeholder, but none of the text', async () => {
  const field = await openPost();
  paste(field.element, aFile());
  await screen.findByText('Uploaded');
  expect(await storedPaths(origin())).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Cancel cat.gif' }));
  expect(field.text()).toBe('One.\n\n Two.');
  await waitFor(async () => expect(await storedPaths(origin())).toEqual([]));
});

it('keeps the file of an interrupted upload when the picture is chosen again and canceled', async () => {
  const earlier = 'pictures/zd38ee7hu0pat5hzpxe1-400x300.gif';
  await storeFile(origin(), earlier, 'cat.gif', aGif());
  const field = await openPost();
  const left = '![Uploading cat.gif…](uploading:zd38ee7hu0pat5hzpxe1)';
  field.write(`One.\n\n${left}\n\nTwo.`);
  await user.click(screen.getByRole('button', { name: 'Select the file again: cat.gif' }));
  const [, input] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
  if (input) await user.upload(input, aFile());
  await screen.findByText('Uploaded');
  const later = (await storedPaths(origin())).filter((path) => path !== earlier);
  await user.click(screen.getByRole('button', { name: 'Cancel cat.gif' }));
  await waitFor(async () => expect(await storedPaths(origin())).not.toEqual(expect.arrayContaining(later)));
  expect(await storedPaths(origin())).toEqual([earlier]);
});

it('does not reveal the file name of a picture', async () => {
  const field = await openPost();
  paste(field.element, aFile('Layoffs, confidential.gif'));
  await screen.findByText('Uploaded');
  const [path = ''] = await storedPaths(origin());
  const answer = await fetch(`${origin()}/v0/b/${bucket}/o/${encodeURIComponent(path)}`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toContain('Layoffs');
});

it('says at the field why a file is rejected, and leaves the text alone', async () => {
  const field = await openPost();
  const large = aFile('large.gif', aGif({ commentBytes: 5.1 * 1024 * 1024 }));
  paste(field.element, aFile('offer.pdf', 'words', 'application/pdf'), large);
  expect(await screen.findByText(pictureMessages.notPicture)).toBeTruthy();
  expect(await screen.findByText('The GIF is larger than 5 MB')).toBeTruthy();
  expect(field.text()).toBe('One.\n\n Two.');
  for (const name of ['offer.pdf', 'large.gif']) {
    await user.click(screen.getByRole('button', { name: `Dismiss ${name}` }));
  }
  expect(rows()).toEqual([]);
});

it('moves the focus to the text when an upload ends while its Cancel has the focus', async () => {
  const release = holdUploads();
  const field = await openPost();
  paste(field.element, aFile());
  await describePicture(await screen.findByLabelText('Describe this picture'));
  screen.getByRole('button', { name: 'Cancel cat.gif' }).focus();
  release();
  await waitFor(() => expect(rows()).toEqual([]));
  await waitFor(() => expect(document.activeElement).toBe(field.element));
});

it('moves the focus to the address field when the featured image is uploaded while its Cancel has the focus', async () => {
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

it('offers a retry after a failure, and keeps the placeholder until then', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const field = await openPost();
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) =>
    String(input).includes('/v0/b/') ? new Response('', { status: 400 }) : fetch(input, init),
  );
  paste(field.element, aFile());
  expect(await screen.findByText(pictureMessages.upload)).toBeTruthy();
  expect(field.text()).toMatch(placeholder);
  vi.stubGlobal('fetch', fetch);
  await describePicture(screen.getByLabelText('Describe this picture'));
  await user.click(screen.getByRole('button', { name: 'Retry cat.gif' }));
  await waitFor(() => expect(field.text()).toMatch(inPlace));
});

it('shows a retried picture as uploading and no longer as failed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { fetch } = globalThis;
  const field = await openPost();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 400 })));
  paste(field.element, aFile());
  const status = await screen.findByText(pictureMessages.upload);
  const { color } = getComputedStyle(status);
  vi.stubGlobal('fetch', fetch);
  const release = holdUploads();
  await user.click(screen.getByRole('button', { name: 'Retry cat.gif' }));
  await waitFor(() => expect(status.textContent).toMatch(/^Resizing|^Uploading/));
  expect(getComputedStyle(status).color).not.toBe(color);
  release();
  await waitFor(() => expect(status.textContent).toBe('Uploaded'));
});

it('offers to insert a picture whose placeholder was deleted during the upload', async () => {
  const field = await openPost();
  paste(field.element, aFile());
  const question = await screen.findByLabelText('Describe this picture');
  field.write('New.');
  field.select(4);
  await describePicture(question);
  await user.click(await screen.findByRole('button', { name: 'Insert at cursor: cat.gif' }));
  expect(field.text()).toMatch(inPlace);
  expect(field.text()).toMatch(/^New\./);
});

it('asks before saving without a picture, and then saves the text without its placeholder', async () => {
  const field = await openPost();
  paste(field.element, aFile());
  await screen.findByText('Uploaded');
  await user.click(screen.getByRole('button', { name: 'Update Post' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Save without the picture?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(field.text()).toMatch(placeholder);
  await user.click(screen.getByRole('button', { name: 'Update Post' }));
  await user.click(await screen.findByRole('button', { name: 'Save without it' }));
  await waitFor(async () => {
    const [post] = await storedDocuments(origin(), 'blogs');
    expect(post?.content).toBe('One.\n\n Two.');
  });
});

it('asks before closing while a picture is uploading', async () => {
  await openPost();
  const featured = screen.getByRole('textbox', { name: /Featured Image URL/ });
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  paste(featured, aFile());
  await screen.findByRole('list', { name: 'Featured image' });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Stop uploading?' });
  expect(within(dialog).getByText(/Pictures are still uploading/)).toBeTruthy();
});

it('fills in the address of the featured image', async () => {
  await openPost();
  const featured = screen.getByRole<HTMLInputElement>('textbox', { name: /Featured Image URL/ });
  paste(featured, aFile());
  await waitFor(() => expect(featured.value).toMatch(/-400x300\.gif\?alt=media$/));
  expect(screen.queryByRole('list', { name: 'Featured image' })).toBeNull();
});

it('uploads pictures embedded in a pasted text, and asks for the files of the others', async () => {
  const field = await openPost();
  const embedded = `data:image/gif;base64,${Buffer.from(aGif()).toString('base64')}`;
  const html = `<p>A</p><img src="${embedded}" alt="cat"><img src="file:///C:/image001.png"><p>B</p>`;
  const clipboardData = { files: [], getData: (type: string) => (type === 'text/html' ? html : '') };
  fireEvent.paste(field.element, { clipboardData });
  await describePicture(await screen.findByLabelText('Describe this picture'));
  await waitFor(() => expect(field.text()).toMatch(inPlace));
  expect(await storedPaths(origin())).toHaveLength(1);
  screen.getByText("1 picture couldn't be pasted.");
  screen.getByRole('button', { name: 'Choose file: Picture 2' });
});

it('says that the upload of a leftover placeholder was interrupted, and accepts the picture again', async () => {
  const field = await openPost();
  const left = '![Uploading cat.gif…](uploading:zd38ee7hu0pat5hzpxe1)';
  field.write(`One.\n\n${left}\n\n${left.replace('xe1', 'xe2')}\n\nTwo.`);
  expect(screen.getAllByText(/The upload of “cat.gif” was interrupted/)).toHaveLength(2);
  const [leaveOut] = screen.getAllByRole('button', { name: 'Remove: cat.gif' });
  if (leaveOut) await user.click(leaveOut);
  expect(field.text()).toBe(`One.\n\n${left.replace('xe1', 'xe2')}\n\nTwo.`);
  await user.click(screen.getByRole('button', { name: 'Select the file again: cat.gif' }));
  const [, input] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
  if (input) await user.upload(input, aFile());
  await describePicture(await screen.findByLabelText('Describe this picture'));
  await waitFor(() => expect(field.text()).toMatch(inPlace));
  expect(field.text()).toMatch(/^One\.\n\n!\[A cat\]\(\S+\)\n\nTwo\.$/);
});
