import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider, useNavigate } from 'react-router-dom';
import { afterEach, beforeAll, vi } from 'vitest';
import { editedPost } from '#src/admin/posts/editor/openPost.ts';
import { PostEditor } from '#src/admin/posts/editor/PostEditor.tsx';
import { createQueryClient } from '#src/admin/shared/queries.ts';
import { App } from '#src/app/App.tsx';
import { Notifications } from '#src/components/notifications/Notifications.tsx';
import { FirebaseProviders } from '#src/firebase/FirebaseProviders.tsx';
import { origin } from '#tests/support/components/appEmulator.ts';
import { type ContentField, findContentField } from '#tests/support/components/contentField.ts';
import { everythingIsVisible } from '#tests/support/components/everythingIsVisible.ts';
import { hold } from '#tests/support/components/hold.ts';
import { signedInAdmin } from '#tests/support/components/signedInAdmin.ts';
import { user } from '#tests/support/components/user.ts';
import { aGif } from '#tests/support/records/aGif.ts';
import { aLoadedPost, aPost } from '#tests/support/records/aPost.ts';
import { clearPictures } from '#tests/support/records/storedPictures.ts';
import { storeDocuments } from '#tests/support/servers/embeddedFirebase.ts';

const post = { id: 'mine', content: 'One. Two.' };

/** The form of a post with the text 'One. Two.' on the embedded Firebase, without images. */
export function uploadEditor() {
  everythingIsVisible();
  signedInAdmin();
  beforeAll(() => {
    // Node's fetch does not accept jsdom's files.
    vi.stubGlobal('File', NodeFile);
    vi.stubGlobal('Blob', NodeBlob);
  });
  afterEach(async () => {
    cleanup();
    vi.restoreAllMocks();
    await clearPictures(origin);
  });

  return {
    /** Opens the form with the caret after the first sentence; the last test may have saved the post. */
    async openPost(): Promise<ContentField> {
      await storeDocuments(origin, [aPost(post)]);
      const routes = [
        { path: '/', element: 'The list' },
        { path: '/editor', element: <Editor /> },
      ];
      render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/editor'] })} />);
      const field = await findContentField();
      field.select(4);
      return field;
    },
  };
}

function Editor() {
  const navigate = useNavigate();
  const [client] = useState(createQueryClient);
  const [stored] = useState(() => aLoadedPost(post));
  return (
    <App>
      <FirebaseProviders>
        <QueryClientProvider client={client}>
          <PostEditor
            titleId="title"
            opened={{ key: post.id, post: stored, autosave: null, ...editedPost(post.id, stored, null) }}
            onClose={() => navigate('/')}
            onSaved={() => undefined}
          />
          <Notifications />
        </QueryClientProvider>
      </FirebaseProviders>
    </App>
  );
}

export function aFile(name = 'cat.gif', content: BlobPart = aGif(), type = 'image/gif'): File {
  return new File([content], name, { type });
}

export function paste(field: HTMLElement, ...files: File[]): void {
  fireEvent.paste(field, { clipboardData: { files, getData: () => '' } });
}

export async function describePicture(question: HTMLElement): Promise<void> {
  await user.click(question);
  await user.paste('A cat');
  await user.keyboard('{Enter}');
}

/** The images being uploaded into the text. */
export function rows(): HTMLElement[] {
  const list = screen.queryByRole('list', { name: 'Images in the text' });
  return list ? within(list).getAllByRole('listitem') : [];
}

/** The field of an image in the text that has no description. */
export const describeLabel = 'Describe this image';

/** The Markdown of an uploaded image. */
export const uploadInText = /!\[([^\]]*)\]\(http:\/\/localhost:\d+\/v0\/b\/[^)]+-400x300\.gif\?alt=media\)/;

/** @returns a function that lets the uploads continue */
export const holdUploads = () => hold('requests', (url) => url.includes('/v0/b/'));

export function withoutUrls(field: { text(): string }): string {
  return field.text().replace(/\(http\S+\)/g, '()');
}
