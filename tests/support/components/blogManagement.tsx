import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, beforeAll } from 'vitest';
import type { SeedDocument } from '#emulator/seed.ts';
import { fetchServerAutosaves } from '#src/admin/posts/editor/autosave/serverAutosaves.ts';
import PostsPage from '#src/admin/posts/PostsPage.tsx';
import { createQueryClient } from '#src/admin/shared/queries.ts';
import { App } from '#src/app/App.tsx';
import { Notifications } from '#src/components/notifications/Notifications.tsx';
import { FirebaseProviders } from '#src/firebase/FirebaseProviders.tsx';
import { paths } from '#src/paths.ts';
import { everythingIsVisible } from './everythingIsVisible.ts';
import { layOutGrid } from './gridWindow.ts';
import { signedInAdmin } from './signedInAdmin.ts';

/** Blog management for the tests of a file: on an embedded Firebase with these documents, with the admin logged in. */
export function blogManagement(documents: SeedDocument[] = []) {
  everythingIsVisible();
  signedInAdmin(documents);
  beforeAll(() => layOutGrid(1440));
  // Waits for the draft that the last form sent when it was closed.
  afterAll(() => fetchServerAutosaves());
  return {
    /** Opens the page; a `search` such as `?post=new` also opens a post. @returns the router */
    open(search = '') {
      const routes = [
        { path: paths.adminBlog, element: <Page /> },
        { path: paths.admin, element: <Notifications /> },
      ];
      const router = createMemoryRouter(routes, { initialEntries: [paths.adminBlog + search] });
      render(<RouterProvider router={router} />);
      return router;
    },
  };
}

/** A post's row in the grid or its card. */
export async function rowOf(title: string): Promise<HTMLElement> {
  const row = (await screen.findByLabelText(`Edit ${title}`)).closest<HTMLElement>('[role=row], li');
  if (!row) throw new Error(`No row of ${title}`);
  return row;
}

/** The title field, once the form has loaded. */
export function titleField(): Promise<HTMLInputElement> {
  return screen.findByLabelText('Title', { selector: 'input' });
}

/** Presses a button by its text. */
export async function press(name: string): Promise<void> {
  fireEvent.click(await screen.findByText(name, { selector: 'button' }));
}

function Page() {
  const [client] = useState(createQueryClient);
  return (
    <App>
      <FirebaseProviders>
        <QueryClientProvider client={client}>
          <PostsPage />
          <Notifications />
        </QueryClientProvider>
      </FirebaseProviders>
    </App>
  );
}
