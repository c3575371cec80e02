import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { autosaveMessages, imageErrors } from '#src/admin/posts/editor/messages.ts';
import { pictureMessages, waitingForNetwork } from '#src/admin/posts/pictures/messages.ts';
import { origin } from '#tests/support/components/appEmulator.ts';
import { press } from '#tests/support/components/blogManagement.tsx';
import { hold } from '#tests/support/components/hold.ts';
import { user } from '#tests/support/components/user.ts';
import { aGif } from '#tests/support/records/aGif.ts';
import { bucket, storedPaths } from '#tests/support/records/storedPictures.ts';
import { storedDocuments } from '#tests/support/servers/embeddedFirebase.ts';
import {
  aFile,
  describeLabel,
  describePicture,
  holdUploads,
  paste,
  rows,
  uploadEditor,
  uploadInText,
  withoutUrls,
} from './uploadEditor.tsx';

const { openPost } = uploadEditor();

it('inserts an image as soon as it is uploaded, without its file name, and asks for a description afterward', async () => {
  const field = await openPost();
  field.select(9);
  paste(field.element, aFile());
  expect(field.text()).toBe('One. Two.');
  expect(within(field.element).getByText('cat.gif')).toBeTruthy();
  const question = await screen.findByLabelText(describeLabel);
  expect(field.text()).toMatch(new RegExp(`^One\\. Two\\.\n\n${uploadInText.source}\n\n$`));
  expect(screen.getByText('cat.gif inserted.').getAttribute('role')).toBe('status');
  await user.click(question);
  await user.paste('A *cat*');
  await user.keyboard('{Enter}');
  expect(field.text()).toContain('![A \\*cat\\*](');
  await waitFor(() => expect(rows()).toEqual([]));
  await waitFor(() => expect(document.activeElement).toBe(field.element));
  const [path = '', ...others] = await storedPaths(origin);
  expect(others).toEqual([]);
  const stored = await fetch(`${origin}/v0/b/${bucket}/o/${encodeURIComponent(path)}`);
  expect(stored.status).toBe(200);
  expect(await stored.text()).not.toContain('cat');
  // For the admin only: Storage shows metadata to everyone.
  await waitFor(async () =>
    expect(await storedDocuments(origin, 'pictures')).toMatchObject([
      { name: 'cat.gif', description: 'A *cat*' },
    ]),
  );
});

it('keeps text typed during uploads, and asks about one image after another', async () => {
  const release = holdUploads();
  const field = await openPost();
  paste(field.element, aFile(), aFile('dog.gif', aGif({ width: 200 })));
  field.type('Typed.');
  release();
  await waitFor(() => expect(screen.getAllByLabelText(describeLabel)).toHaveLength(2));
  expect(field.text().match(/-\d+x300/g)).toEqual(['-400x300', '-200x300']);
  expect(withoutUrls(field)).toBe('One. Two.\n\n![]()\n\n![]()\n\nTyped.');
  const [first] = screen.getAllByLabelText(describeLabel);
  if (first) await describePicture(first);
  const second = await screen.findByLabelText(describeLabel);
  await waitFor(() => expect(document.activeElement).toBe(second));
  await user.click(screen.getByRole('button', { name: 'Decorative' }));
  await waitFor(() => expect(rows()).toEqual([]));
  expect(withoutUrls(field)).toBe('One. Two.\n\n![A cat]()\n\n![ ]()\n\nTyped.');
});

it('inserts an image above the text that is typed below it, even in an empty paragraph', async () => {
  const release = holdUploads();
  const field = await openPost();
  field.write('One.\n\n');
  field.select(6);
  paste(field.element, aFile());
  field.type('Typed.');
  release();
  await screen.findByLabelText(describeLabel);
  expect(withoutUrls(field)).toBe('One.\n\n![]()\n\nTyped.');
});

it('keeps the order of images when a later one is uploaded first', async () => {
  let first = '';
  const release = hold('requests', (url) => {
    const [path = ''] = /pictures%2F\w+/.exec(url) ?? [];
    first ||= path;
    return path !== '' && path === first;
  });
  const field = await openPost();
  paste(field.element, aFile(), aFile('dog.gif', aGif({ width: 200 })));
  await waitFor(() => expect(withoutUrls(field)).toContain('![]()'));
  release();
  await waitFor(() => expect(field.text().match(/-\d+x300/g)).toEqual(['-400x300', '-200x300']));
});

it('refuses to save during an upload, asks before closing, and moves focus to the text when the upload ends', async () => {
  const release = holdUploads();
  const field = await openPost();
  paste(field.element, aFile());
  await screen.findByLabelText('Cancel cat.gif');
  await press('Update Post');
  expect(await screen.findByText(imageErrors.uploading)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Stop uploading?' });
  expect(within(dialog).getByText(/Images are still uploading/)).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Keep Uploading' }));
  await waitFor(() => expect(dialog.isConnected).toBe(false));
  screen.getByLabelText('Cancel cat.gif').focus();
  release();
  await screen.findByLabelText(describeLabel);
  expect(field.text()).toMatch(uploadInText);
  expect(document.activeElement).toBe(field.element);
});

it('refuses to save while the featured image is uploading, then moves focus to the URL field, and saves with it', async () => {
  const release = holdUploads();
  await openPost();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /Featured image URL/ });
  paste(field, aFile());
  const cancel = await screen.findByLabelText('Cancel cat.gif');
  await press('Update Post');
  expect(await screen.findByText(imageErrors.uploading)).toBeTruthy();
  cancel.focus();
  release();
  await waitFor(() => expect(field.value).toMatch(/-400x300\.gif\?alt=media$/));
  expect(screen.queryByRole('list', { name: 'Featured image' })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(field));
  await waitFor(() => expect(screen.queryByText(imageErrors.uploading)).toBeNull());
  await press('Update Post');
  await screen.findByText('The list');
  expect((await storedDocuments(origin, 'blogs'))[0]?.featuredImage).toMatch(/-400x300\.gif\?alt=media$/);
});

it('ignores files dropped on the link dialog, which shows the result of Ctrl+S', async () => {
  const field = await openPost();
  fireEvent.keyDown(field.element, { key: 'k', ctrlKey: true });
  const dialog = await screen.findByRole('dialog', { name: 'Add Link' });
  for (const [target, file] of [
    [dialog, aFile()],
    [field.element, aFile('dog.gif', aGif({ width: 200 }))],
  ] as const) {
    fireEvent.drop(target, { dataTransfer: { files: [file], types: ['Files'] } });
  }
  await waitFor(() => expect(withoutUrls(field)).toContain('![]()'));
  expect(field.text()).toContain('-200x300');
  await screen.findByLabelText(describeLabel);
  expect(rows()).toHaveLength(1);
  fireEvent.keyDown(dialog, { key: 's', ctrlKey: true });
  await within(dialog).findByRole('button', { name: 'Dismiss' });
});

it('cancels an upload without changing the text', async () => {
  const release = holdUploads();
  const field = await openPost();
  paste(field.element, aFile());
  await user.click(await screen.findByLabelText('Cancel cat.gif'));
  release();
  expect(field.text()).toBe('One. Two.');
  expect(within(field.element).queryByText('cat.gif')).toBeNull();
  await waitFor(async () => expect(await storedPaths(origin)).toEqual([]));
});

it('inserts an image at the end when its place in the text was deleted during the upload', async () => {
  const release = holdUploads();
  const field = await openPost();
  paste(field.element, aFile());
  field.write('New.');
  release();
  await waitFor(() => expect(field.text()).toMatch(uploadInText));
  expect(withoutUrls(field)).toBe('New.\n\n![]()');
});

it('says at the field why a file is rejected, and does not change the text, even in a table', async () => {
  const field = await openPost();
  const table = '| A |\n| - |\n|  |\n| B |';
  field.write(table);
  field.select(table.indexOf('|  |') + 2);
  const broken = aFile('broken.gif', 'GIF89a');
  const large = aFile('large.gif', aGif({ commentBytes: 5.1 * 1024 * 1024 }));
  paste(field.element, aFile('offer.pdf', 'words', 'application/pdf'), large, broken);
  expect(await screen.findByText(pictureMessages.notPicture)).toBeTruthy();
  expect(await screen.findByText('The GIF is larger than 5 MB')).toBeTruthy();
  expect(await screen.findByText(pictureMessages.damaged)).toBeTruthy();
  expect(field.text()).toBe(table);
  for (const name of ['offer.pdf', 'large.gif', 'broken.gif']) {
    await user.click(screen.getByLabelText(`Dismiss ${name}`));
  }
  expect(rows()).toEqual([]);
});

it('offers Retry when something other than the storage responded to the upload', async () => {
  const { fetch } = globalThis;
  const blocked = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const isUpload = init?.method === 'POST' && String(input).includes('/v0/b/');
    return isUpload ? Response.json({}) : fetch(input, init);
  });
  vi.spyOn(console, 'error').mockReturnValue();
  const field = await openPost();
  paste(field.element, aFile());
  const retry = await screen.findByRole('button', { name: 'Retry cat.gif' });
  expect(rows()[0]?.textContent).toContain(pictureMessages.upload);
  expect(field.text()).toBe('One. Two.');
  blocked.mockRestore();
  await user.click(retry);
  await screen.findByLabelText(describeLabel);
  expect(await storedPaths(origin)).toHaveLength(1);
});

it('says while the browser is offline that an upload is waiting for the network', async () => {
  const release = holdUploads();
  const field = await openPost();
  paste(field.element, aFile());
  await screen.findByText('Uploading 0%');
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(await screen.findByText(waitingForNetwork)).toBeTruthy();
  onLine.mockRestore();
  fireEvent(window, new Event('online'));
  await screen.findByText('Uploading 0%');
  release();
  await screen.findByLabelText(describeLabel);
});

it('Save for Later says that the draft lacks the images that are still uploading', async () => {
  const release = holdUploads();
  const field = await openPost();
  paste(field.element, aFile());
  await screen.findByText('Uploading 0%');
  await press('Save for Later');
  await screen.findByText(autosaveMessages.unchanged);
  field.write('One. Two. Three.');
  await press('Save for Later');
  await screen.findByText(autosaveMessages.keptWithoutImages);
  expect(screen.queryByText(autosaveMessages.kept)).toBeNull();
  release();
  await screen.findByLabelText(describeLabel);
});

it('shows the site’s own message, not the browser’s, at the empty featured image field while its upload is running', async () => {
  const release = holdUploads();
  onTestFinished(release);
  await openPost();
  const field = screen.getByRole('textbox', { name: /Featured image URL/ });
  await user.clear(field);
  paste(field, aFile());
  await press('Update Post');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  const note = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe(imageErrors.uploading);
  release();
  await waitFor(() => expect(field).toHaveProperty('value', expect.stringContaining('400x300.gif')));
});
