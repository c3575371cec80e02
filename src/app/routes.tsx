import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { missingCodeMessage } from '#src/components/loading/reloadPage.ts';
import { Analytics } from '#src/features/analytics/Analytics.tsx';
import { SiteLayout } from '#src/layout/site/SiteLayout.tsx';
import { paths } from '#src/paths.ts';
import { publicPageRows } from '#src/publicPages.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { RootLayout } from './RootLayout.tsx';

type PageModule = {
  default: ComponentType;
  loader?: LoaderFunction;
};

const pageModules = import.meta.glob<PageModule>([
  '../pages/*Page.tsx',
  '!../pages/{Article,NotFound,Theme}Page.tsx',
]);

const adminRoute: RouteObject = {
  lazy: page(() => import('#src/admin/AdminProviders.tsx')),
  children: [
    { path: paths.admin, lazy: page(() => import('#src/admin/submissions/DashboardPage.tsx')) },
    { path: paths.adminBlog, lazy: page(() => import('#src/admin/posts/PostsPage.tsx')) },
  ],
};

export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <ErrorPage />,
    // Without prerendered content, as in development, show nothing until the page's code has loaded.
    hydrateFallbackElement: <></>,
    children: [
      {
        // Inside the root layout, which moves focus even when a page fails.
        errorElement: <ErrorPage />,
        children: [
          {
            element: (
              <>
                <SiteLayout />
                {import.meta.env.VITE_FIREBASE_MEASUREMENT_ID && <Analytics />}
              </>
            ),
            children: [
              ...publicPageRows.map(publicRoute),
              { path: `${paths.blog}/:id`, lazy: page(() => import('#src/pages/ArticlePage.tsx')) },
              ...(import.meta.env.DEV
                ? [{ path: paths.theme, lazy: page(() => import('#src/pages/ThemePage.tsx')) }]
                : []),
            ],
          },
          { path: '*', lazy: page(() => import('#src/pages/NotFoundPage.tsx')) },
          { path: paths.login, lazy: page(() => import('#src/admin/session/LoginPage.tsx')) },
          {
            lazy: page(() => import('#src/admin/session/ClientOnlyGate.tsx')),
            // The server renders only the gate, so that its bundle does without Firebase.
            children: import.meta.env.SSR ? [{ path: `${paths.admin}/*`, element: null }] : [adminRoute],
          },
        ],
      },
    ],
  },
];

function publicRoute({ path, file }: (typeof publicPageRows)[number]): RouteObject {
  const load = pageModules[`../pages/${file}.tsx`];
  if (!load) throw new Error(`src/publicPages.ts names ${file}, but src/pages/${file}.tsx is missing`);
  return { path, lazy: page(load) };
}

function page(load: () => Promise<PageModule>) {
  return async () => {
    const { default: Component, loader } = await load().catch(throwMissing);
    return { Component, ...(loader && { loader }), shouldRevalidate: isOtherPage };
  };
}

function throwMissing(cause: unknown): never {
  throw new Error(missingCodeMessage, { cause });
}

/** Reloads data only for another page, not, for example, for another filter on the same page. */
function isOtherPage({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}
