import { readFileSync } from 'node:fs';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { SeedDocument } from '#emulator/seed.ts';
import { embeddedProject } from '#scripts/build/embeddedProject.ts';
import { demoAdmin } from '#scripts/content/sampleContent.ts';
import { fetchServerDrafts } from '#src/admin/posts/editor/drafts/serverDrafts.ts';
import PostsPage from '#src/admin/posts/PostsPage.tsx';
import { createQueryClient } from '#src/admin/shared/queries.ts';
import { App } from '#src/app/App.tsx';
import { Notifications } from '#src/components/notifications/Notifications.tsx';
import { signIn } from '#src/features/session/signIn.ts';
import { signOut } from '#src/features/session/signOut.ts';
import { FirebaseProviders } from '#src/firebase/FirebaseProviders.tsx';
import { paths } from '#src/paths.ts';
import { origin, resetEmulator } from './appEmulator.ts';
import { layOutGrid } from './gridWindow.ts';

/** Blog management on the embedded Firebase, with the admin logged in. */
export type BlogManagement = {
  /** Opens the page; a `search` such as `?post=new` also opens a post. */
  open(search?: string): void;
  /** Replaces the rules. */
  setRules(change: (rules: string) => string): Promise<void>;
  /** Logs out. */
  stop(): Promise<void>;
};

/** Starts blog management in jsdom on the given documents. Stop it after the tests. */
export async function startBlogManagement(documents: SeedDocument[]): Promise<BlogManagement> {
  await resetEmulator(documents);
  layOutGrid(1440);
  await act(() => signIn(demoAdmin.email, demoAdmin.password));
  return {
    open(search = '') {
      const router = createMemoryRouter([{ path: paths.adminBlog, element: <Page /> }], {
        initialEntries: [paths.adminBlog + search],
      });
      render(<RouterProvider router={router} />);
    },
    async setRules(change) {
      const content = change(readFileSync(embeddedProject.rulesFile, 'utf8'));
      await fetch(`${origin}/emulator/v1/projects/${embeddedProject.projectId}:securityRules`, {
        method: 'PUT',
        headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
        body: JSON.stringify({ rules: { files: [{ name: embeddedProject.rulesFile, content }] } }),
      });
    },
    async stop() {
      // Waits for the draft that the last form sent when it was closed.
      await fetchServerDrafts();
      await signOut();
    },
  };
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
