import { type ComponentType, lazy, Suspense } from 'react';
import type { LoaderFunction, Params, RouteObject, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { fetchPublishedArticle, fetchPublishedList } from '#src/features/posts/data/staticPosts.ts';
import { SiteLayout } from '#src/layout/SiteLayout.tsx';
import { paths } from '#src/paths.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { RootLayout } from './RootLayout.tsx';

/** Constant in a build: where nothing is measured, its code is not in the bundle. */
const Analytics = import.meta.env.VITE_FIREBASE_MEASUREMENT_ID
  ? lazy(async () => ({ default: (await import('#src/features/analytics/Analytics.tsx')).Analytics }))
  : null;

export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <ErrorPage />,
    // Without prerendered content, as in development, nothing is shown until the page's code is here.
    hydrateFallbackElement: <></>,
    children: [
      {
        // Inside the root layout, which goes on telling where one is when a page fails and when one leaves it.
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
              { path: paths.home, lazy: page(() => import('#src/pages/HomePage.tsx')) },
              { path: paths.about, lazy: page(() => import('#src/pages/AboutPage.tsx')) },
              { path: paths.services, lazy: page(() => import('#src/pages/ServicesPage.tsx')) },
              { path: paths.portfolio, lazy: page(() => import('#src/pages/PortfolioPage.tsx')) },
              { path: paths.testimonials, lazy: page(() => import('#src/pages/TestimonialsPage.tsx')) },
              { path: paths.contact, lazy: page(() => import('#src/pages/ContactPage.tsx')) },
              {
                path: paths.blog,
                handle: { prefetch: fetchPublishedList } satisfies RouteHandle,
                lazy: page(() => import('#src/pages/BlogPage.tsx')),
              },
              {
                path: '/blog/:id',
                handle: { prefetch: ({ id = '' }) => fetchPublishedArticle(id) } satisfies RouteHandle,
                lazy: page(() => import('#src/pages/ArticlePage.tsx')),
              },
              { path: paths.privacyPolicy, lazy: page(() => import('#src/pages/PrivacyPolicyPage.tsx')) },
              { path: paths.termsOfService, lazy: page(() => import('#src/pages/TermsOfServicePage.tsx')) },
              ...(import.meta.env.DEV
                ? [{ path: paths.theme, lazy: page(() => import('#src/pages/ThemePage.tsx')) }]
                : []),
            ],
          },
          { path: '*', lazy: page(() => import('#src/pages/NotFoundPage.tsx')) },
          { path: paths.login, lazy: page(() => import('#src/admin/login/LoginPage.tsx')) },
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

type PageModule = {
  default: ComponentType;
  loader?: LoaderFunction;
};

/** What a page shows first is fetched beside its code when somebody reaches for a link to it. */
export type RouteHandle = { prefetch(params: Params): Promise<unknown> };

function page(load: () => Promise<PageModule>) {
  return async () => {
    const { default: Component, loader } = await load();
    return {
      Component,
      ...(loader && { loader }),
      shouldRevalidate: isOtherPage,
    };
  };
}

/** A page's data does not change while one stays on it, as when the mobile menu opens. */
function isOtherPage({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

/** A page that imports Firebase: the prerenderer does not even load its code. */
function clientOnly(load: () => Promise<PageModule>): Pick<RouteObject, 'lazy' | 'element'> {
  return typeof document === 'undefined' ? { element: null } : { lazy: page(load) };
}
