import { readFileSync } from 'node:fs';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { terminate } from 'firebase/firestore';
import { type ComponentType, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { SeedDocument } from '#emulator/seed.ts';
import { embeddedProject } from '#scripts/build/embeddedProject.ts';
import { demoAdmin } from '#scripts/content/sampleContent.ts';
import { paths } from '#src/paths.ts';
import { startAppEmulator } from './appEmulator.ts';
import { layOutGrid } from './gridWindow.ts';

/** Blog management on its own embedded Firebase, with the admin logged in. */
export type BlogManagement = {
  origin: string;
  /** Opens the page; a `search` such as `?post=new` also opens a post. */
  open(search?: string): void;
  /** Replaces the rules. */
  setRules(change: (rules: string) => string): Promise<void>;
  /** Logs out and stops the embedded Firebase. */
  stop(): Promise<void>;
};

/** Starts blog management in jsdom on the given documents. Stop it after the tests. */
export async function startBlogManagement(documents: SeedDocument[]): Promise<BlogManagement> {
  const { origin, stop } = await startAppEmulator(documents);
  layOutGrid(1440);
  const Page = await loadPage();
  const { signIn } = await import('#src/features/session/signIn.ts');
  const { signOut } = await import('#src/features/session/signOut.ts');
  const { firestore } = await import('#src/firebase/firebase.ts');
  await act(() => signIn(demoAdmin.email, demoAdmin.password));
  return {
    origin,
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
      await signOut();
      await terminate(firestore);
      await stop();
    },
  };
}

/** The page with Firebase, which reads the ports when it loads. */
async function loadPage(): Promise<ComponentType> {
  const { FirebaseProviders } = await import('#src/firebase/FirebaseProviders.tsx');
  const { default: PostsPage } = await import('#src/admin/posts/PostsPage.tsx');
  const { Notifications } = await import('#src/components/notifications/Notifications.tsx');
  const { App } = await import('#src/app/App.tsx');
  const { createQueryClient } = await import('#src/admin/shared/queries.ts');
  return function Page() {
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
  };
}
