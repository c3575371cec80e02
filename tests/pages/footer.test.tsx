import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { site } from '#src/content/site.ts';
import { SiteFooter } from '#src/layout/site/SiteFooter.tsx';
import { renderAt } from '#tests/support/components/renderAt.tsx';

beforeEach(() => {
  renderAt('/', [{ path: '*', element: <SiteFooter /> }]);
});

function hrefs(name: string): (string | null)[] {
  return within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
}

describe('the footer', () => {
  it('links to the pages of its quick links and to both legal pages', () => {
    expect(hrefs('Quick links')).toEqual(['/', '/about', '/services', '/portfolio', '/blog', '/contact']);
    expect(hrefs('Legal')).toEqual(['/privacy-policy', '/terms-of-service']);
  });

  it('opens Facebook, LinkedIn and Instagram in a new tab without access to the opener', () => {
    const links = within(screen.getByRole('navigation', { name: 'Follow' })).getAllByRole('link');
    expect(links).toHaveLength(3);
    for (const link of links) {
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toContain('noopener');
    }
  });

  it('shows the email, phone number and address', () => {
    expect(screen.getByRole('link', { name: site.email }).getAttribute('href')).toBe(`mailto:${site.email}`);
    expect(screen.getByRole('link', { name: site.phone }).getAttribute('href')).toBe(site.phoneUrl);
    expect(screen.getByText(site.address)).toBeTruthy();
  });

  it('shows the copyright line', () => {
    expect(screen.getByRole('contentinfo').textContent).toContain(`© ${site.copyrightYear} ${site.name}`);
  });
});
