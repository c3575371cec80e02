import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { SiteFooter } from '#src/layout/footer/SiteFooter.tsx';
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
  it('leads to the six pages of its quick links and to both legal pages', () => {
    expect(hrefs('Quick links')).toEqual(['/', '/about', '/services', '/portfolio', '/blog', '/contact']);
    expect(hrefs('Legal')).toEqual(['/privacy-policy', '/terms-of-service']);
  });

  it('opens Facebook, LinkedIn and Instagram in a new tab that cannot reach back', () => {
    const links = within(screen.getByRole('navigation', { name: 'Follow' })).getAllByRole('link');
    expect(links).toHaveLength(3);
    for (const link of links) {
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toContain('noopener');
    }
  });

  it('gives the e-mail, the telephone and the address', () => {
    expect(screen.getByRole('link', { name: 'hello@kindlewave.example' }).getAttribute('href')).toBe(
      'mailto:hello@kindlewave.example',
    );
    expect(screen.getByRole('link', { name: '+1 (212) 555-0148' }).getAttribute('href')).toBe(
      'tel:+12125550148',
    );
    expect(screen.getByText('New York, NY 10001')).toBeTruthy();
  });

  it('carries the copyright line', () => {
    expect(screen.getByRole('contentinfo').textContent).toContain('© 2024 Kindlewave');
  });
});
