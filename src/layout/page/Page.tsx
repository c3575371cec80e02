import { Children, type ReactNode, Suspense } from 'react';
import { PageMeta } from '#src/components/head/PageMeta.tsx';
import { closings } from '#src/content/callToAction.ts';
import { paths } from '#src/paths.ts';
import type { publicPages } from '#src/publicPages.ts';
import { CallToAction } from './CallToAction.tsx';

type PageProps = {
  page: keyof typeof publicPages;
  title: string;
  description: string;
  jsonLd?: readonly object[];
  /** Ends the page, instead of the wave. */
  closing?: ReactNode;
  children: ReactNode;
};

/**
 * A public page: its sections and the closing one. Each has its own boundary, so React hydrates the clicked section first
 * and yields to the browser between sections.
 */
export function Page({ page, title, description, jsonLd = [], closing, children }: PageProps) {
  return (
    <>
      <PageMeta path={paths[page]} {...{ title, description, jsonLd }} />
      {Children.map(children, (section) => (
        <Suspense>{section}</Suspense>
      ))}
      <Suspense>
        <CallToAction {...closings[page]} isLarge={page === 'home'} drawing={closing} />
      </Suspense>
    </>
  );
}
