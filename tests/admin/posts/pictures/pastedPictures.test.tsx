import { redo, undo } from '@codemirror/commands';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { notificationQueue } from '#src/components/notifications/notificationQueue.ts';
import { origin } from '#tests/support/components/appEmulator.ts';
import { press } from '#tests/support/components/blogManagement.tsx';
import { aGif } from '#tests/support/records/aGif.ts';
import { storedPaths } from '#tests/support/records/storedPictures.ts';
import { describeLabel, holdUploads, uploadEditor, uploadInText, withoutUrls } from './uploadEditor.tsx';

const { openPost } = uploadEditor();

it('uploads images embedded in pasted text to their places, with their descriptions, and says if one is missing', async () => {
  const field = await openPost();
  const embedded = `data:image/gif;base64,${Buffer.from(aGif()).toString('base64')}`;
  const html = `<p>A</p><img src="${embedded}" alt="A cat"><img src="${embedded}" alt="cat.gif"><img src="file:///C:/image001.png"><p>B <b>c</b></p>`;
  field.paste(html);
  await waitFor(() =>
    expect(notificationQueue.get().map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/^Some images couldn't be pasted/),
    ),
  );
  await waitFor(() => expect(withoutUrls(field)).toBe('One.\n\nA\n\n![A cat]()\n\n![]()\n\nB **c**\n\nTwo.'));
  expect(await screen.findAllByLabelText(describeLabel)).toHaveLength(1);
  await press('Cancel');
  await screen.findByText('The list');
  expect(notificationQueue.get().map(({ message }) => message)).not.toContainEqual(
    expect.stringMatching(/^Some images/),
  );
});

it('undoing a paste cancels its uploads, a redo starts them again, and two more undos take out the image and the text', async () => {
  const release = holdUploads();
  const field = await openPost();
  const html = `<p>A</p><img src="data:image/gif;base64,${Buffer.from(aGif()).toString('base64')}">`;
  field.paste(html);
  await screen.findByLabelText('Cancel Image 1');
  act(() => void undo(field.view));
  expect(field.text()).toBe('One. Two.');
  await waitFor(() => expect(screen.queryByLabelText('Cancel Image 1')).toBeNull());
  release();
  await waitFor(async () => expect(await storedPaths(origin)).toEqual([]));
  expect(field.text()).toBe('One. Two.');
  act(() => void redo(field.view));
  await waitFor(() => expect(field.text()).toMatch(uploadInText));
  for (const expected of ['One.\n\nA\n\n\n\nTwo.', 'One. Two.']) {
    act(() => void undo(field.view));
    expect(field.text()).toBe(expected);
  }
});

it('keeps an image that was pasted inside a table, link or bold text in its place', async () => {
  const field = await openPost();
  const image = `<img src="data:image/gif;base64,${Buffer.from(aGif()).toString('base64')}">`;
  const html = `<table><tr><th>A</th></tr><tr><td>${image}</td></tr><tr><td>B</td></tr></table><p><a href="https://example.com/">${image}</a></p><p><b>${image}</b></p>`;
  field.paste(html);
  await waitFor(() => expect(screen.getAllByLabelText(describeLabel)).toHaveLength(3));
  expect(withoutUrls(field)).toMatch(/\n\| !\[\]\(\) \|\n\| B /);
  expect(field.text()).toMatch(/\n\[!\[\]\(\S+\)\]\(https:\/\/example\.com\/\)\n\n\*\*!\[\]\(\S+\)\*\*/);
});
