import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { SiteNav } from '#src/layout/SiteNav.tsx';
import { renderPage } from '#tests/support/components/renderPage.tsx';
import { Styles } from '#tests/support/components/Styles.tsx';

beforeEach(() => {
  renderPage(
    <Styles>
      <SiteNav />
    </Styles>,
  );
});

describe('the navigation', () => {
  it('shows the seven pages in order', () => {
    const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
      'Home /',
      'About /about',
      'Services /services',
      'Portfolio /portfolio',
      'Blog /blog',
      'Testimonials /testimonials',
      'Contact /contact',
    ]);
  });

  it('shows Get Started in the bar and in the menu, linking to the contact page', () => {
    const links = screen.getAllByRole('link', { name: 'Get Started', hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/contact', '/contact']);
  });
});
