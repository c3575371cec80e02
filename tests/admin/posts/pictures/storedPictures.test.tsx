import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadBrowserAutosaves } from '#src/admin/posts/editor/autosave/browserAutosaves.ts';
import { pictureUrl } from '#src/features/pictures/pictureUrl.ts';
import { origin } from '#tests/support/components/appEmulator.ts';
import { blogManagement } from '#tests/support/components/blogManagement.tsx';
import { findContentField } from '#tests/support/components/contentField.ts';
import { user } from '#tests/support/components/user.ts';
import { aPost } from '#tests/support/records/aPost.ts';
import { bucket, pictureName, storePicture } from '#tests/support/records/storedPictures.ts';
import { storedDocuments } from '#tests/support/servers/embeddedFirebase.ts';

const blog = blogManagement([aPost({ id: 'herds', title: 'On herds', content: 'Before.\n\nAfter.' })]);
let url: string;
const herdUploadedAt = Date.UTC(2026, 10, 22, 12);
const herd = pictureName(herdUploadedAt);

beforeAll(async () => {
  // Loaded lazily: transforming them takes longer than a browser's fetch.
  await Promise.all([
    import('#src/admin/posts/editor/PostDialog.tsx'),
    import('#src/admin/posts/editor/markdown/ContentField.tsx'),
    import('#src/admin/posts/pictures/PicturesDialog.tsx'),
  ]);
  url = await storedUrl(herdUploadedAt);
});

async function storedUrl(uploadedAt: number): Promise<string> {
  const files = await storePicture(origin, { uploadedAt });
  const [largest = missing()] = files.slice(-1);
  return pictureUrl(origin.replace('127.0.0.1', 'localhost'), bucket, largest);
}

function missing(): never {
  throw new Error('Nothing was stored');
}

describe('An image that was uploaded before', () => {
  it('is inserted at the caret and asks for a description, which is reused the next time', async () => {
    blog.open('?post=herds');
    const text = await findContentField();
    await waitFor(() => expect(text.text()).toBe('Before.\n\nAfter.'));
    text.select(7);
    await user.click(screen.getByLabelText('Uploaded Images'));
    await user.click(await screen.findByLabelText(`Insert ${herd}`));
    expect(screen.queryByLabelText('Uploaded Images', { selector: '[role=dialog]' })).toBeNull();
    const question = await screen.findByLabelText('Describe this image');
    expect(text.text()).toBe(`Before.\n\n![](${url})\n\n\n\nAfter.`);
    await user.click(question);
    await user.paste('Cows at a gate');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(text.text()).toBe(`Before.\n\n![Cows at a gate](${url})\n\n\n\nAfter.`));
    await waitFor(() => expect(document.activeElement).toBe(text.element));
    await waitFor(async () => expect(await storedDocuments(origin, 'pictures')).toHaveLength(1));
    await user.click(screen.getByLabelText('Uploaded Images'));
    await user.type(await screen.findByLabelText('Search images'), 'gate cow');
    await user.click(await screen.findByLabelText(`Insert Cows at a gate, ${herd}`));
    await waitFor(() => expect(text.text().split(`![Cows at a gate](${url})`)).toHaveLength(3));
    expect(screen.queryByLabelText('Describe this image')).toBeNull();
  });

  it('becomes the featured image, and focus returns to the button', async () => {
    blog.open('?post=herds');
    await findContentField();
    const button = screen.getByText('Choose from Uploads');
    await user.click(button);
    await user.click(await screen.findByLabelText(`Choose Cows at a gate, ${herd}`));
    expect(screen.getByLabelText(/^Image description/i)).toHaveProperty('value', 'Cows at a gate');
    const field = screen.getByLabelText<HTMLInputElement>(/^Featured image URL/, { selector: 'input' });
    await waitFor(() => expect(field.value).toBe(url));
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('ignores files that are dropped or pasted while the admin chooses', async () => {
    blog.open('?post=herds');
    await findContentField();
    const files = [new File(['x'], 'Goat.png', { type: 'image/png' })];
    for (const opener of ['Uploaded Images', 'Choose from Uploads']) {
      await user.click(screen.getByRole('button', { name: opener }));
      const picture = await screen.findByLabelText(`Delete Cows at a gate, ${herd}`);
      fireEvent.drop(picture, { dataTransfer: { types: ['Files'], files } });
      fireEvent.paste(picture, { clipboardData: { files, getData: () => '' } });
      expect(screen.queryByText('Goat.png')).toBeNull();
      await user.keyboard('{Escape}');
    }
  });

  it('shows as missing in the open form as soon as it is deleted', async () => {
    const lambUploadedAt = herdUploadedAt - 120_000;
    const lamb = await storedUrl(lambUploadedAt);
    blog.open('?post=herds');
    const text = await findContentField();
    text.write(`Before.\n\n![A lamb](${lamb})`);
    const field = screen.getByLabelText(/^Featured image URL/, { selector: 'input' });
    await user.clear(field);
    await user.click(field);
    await user.paste(lamb);
    await waitFor(() => expect(screen.getByAltText('Featured image').getAttribute('src')).toBe(lamb));
    await user.click(screen.getByRole('button', { name: 'Choose from Uploads' }));
    await user.click(await screen.findByLabelText(`Delete ${pictureName(lambUploadedAt)}`));
    await user.click(within(await screen.findByRole('alertdialog')).getByText('Delete'));
    await waitFor(() => expect(screen.getAllByText(/^Couldn't load this image/)).toHaveLength(2));
  });

  it('counts as used by the open post even before the post is saved', async () => {
    const goatUploadedAt = herdUploadedAt - 60_000;
    const goat = await storedUrl(goatUploadedAt);
    blog.open('?post=herds');
    await findContentField();
    const field = screen.getByLabelText(/^Featured image URL/, { selector: 'input' });
    await user.clear(field);
    await user.click(field);
    await user.paste(goat);
    await waitFor(async () =>
      expect((await loadBrowserAutosaves('herds'))[0]?.values.featuredImage).toBe(goat),
    );
    const tool = screen.getByLabelText('Uploaded Images');
    tool.focus();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByLabelText(`Delete ${pictureName(goatUploadedAt)}`));
    expect(await screen.findByText('It will disappear from the autosaved draft of “On herds”.')).toBeTruthy();
    await user.click(within(screen.getByRole('alertdialog')).getByText('Cancel'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(tool));
    expect(screen.getByText('Edit Post')).toBeTruthy();
  });
});
