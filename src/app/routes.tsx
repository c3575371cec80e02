import { type ComponentType, Suspense } from 'react';
import type { LoaderFunction, RouteObject, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { missingCodeMessage } from '#src/components/browser/reloadPage.ts';
import { lazyWithReload } from '#src/components/notifications/lazyWithReload.ts';
import { SiteLayout } from '#src/layout/SiteLayout.tsx';
import { paths } from '#src/paths.ts';
import { publicPageRows } from '#src/publicPages.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { RootLayout } from './RootLayout.tsx';

/** A build-time constant: without a measurement id, the code is not in the bundle. */
const Analytics = import.meta.env.VITE_FIREBASE_MEASUREMENT_ID
  ? lazyWithReload(async () => (await import('#src/features/analytics/Analytics.tsx')).Analytics)
  : null;

type PageModule = {
  default: ComponentType;
  loader?: LoaderFunction;
};

const pageModules = import.meta.glob<PageModule>([
  '../pages/*Page.tsx',
  '!../pages/{Article,NotFound,Theme}Page.tsx',
]);

export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <ErrorPage />,
    // Without prerendered content, as in development, show nothing until the page's code has loaded.
    hydrateFallbackElement: <></>,
    children: [
      {
        // Inside the root layout, which moves the focus also when a page fails.
        errorElement: <ErrorPage />,
        children: [
          {
            element: (
              <>
                <SiteLayout />
                {Analytics && (
                  <Suspense>
                    <Analytics />
                  </Suspense>
                )}
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
          { path: paths.login, lazy: page(() => import('#src/admin/LoginPage.tsx')) },
          {
            lazy: page(() => import('#src/admin/ClientOnlyGate.tsx')),
            children: [
              {
                ...clientOnly(() => import('#src/admin/AdminProviders.tsx')),
                children: [
                  {
                    path: paths.admin,
                    ...clientOnly(() => import('#src/admin/submissions/DashboardPage.tsx')),
                  },
                  { path: paths.adminBlog, ...clientOnly(() => import('#src/admin/posts/PostsPage.tsx')) },
                ],
              },
            ],
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

/** Reloads data only for another page, not, for example, for another filter of the same one. */
function isOtherPage({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

/** A page that imports Firebase: the prerenderer does not load its code. */
function clientOnly(load: () => Promise<PageModule>): Pick<RouteObject, 'lazy' | 'element'> {
  return typeof document === 'undefined' ? { element: null } : { lazy: page(load) };
}
