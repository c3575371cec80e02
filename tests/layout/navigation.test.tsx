import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SiteNav } from '#src/layout/SiteNav.tsx';
import { renderAt } from '#tests/support/components/renderAt.tsx';

function links() {
  return within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
}

function renderNav(address: string) {
  renderAt(address, [{ path: '*', element: <SiteNav /> }]);
}

function current(): (string | null)[] {
  return links()
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => link.textContent);
}

describe('the navigation', () => {
  it('shows the seven pages in order', () => {
    renderNav('/');
    expect(links().map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
      'Home /',
      'About /about',
      'Services /services',
      'Portfolio /portfolio',
      'Blog /blog',
      'Testimonials /testimonials',
      'Contact /contact',
    ]);
  });

  it.each([
    ['/', 'Home'],
    ['/about', 'About'],
    ['/blog', 'Blog'],
    ['/blog/nine-screens-then-four', 'Blog'],
    ['/contact', 'Contact'],
  ])('marks exactly one page as current at %s', (address, label) => {
    renderNav(address);
    expect(current()).toEqual([label]);
  });

  it('marks none on the legal pages', () => {
    renderNav('/privacy-policy');
    expect(current()).toEqual([]);
  });

  it('shows Get Started in the bar and in the menu, linking to the contact page', () => {
    renderNav('/');
    const links = screen.getAllByRole('link', { name: 'Get Started', hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/contact', '/contact']);
  });

  it('becomes compact beyond 50 pixels of scroll and tall again at the top', async () => {
    renderNav('/');
    const header = screen.getByRole('banner');
    await scrollTo(50);
    expect(header.dataset.compact).toBeUndefined();
    await scrollTo(51);
    expect(header.dataset.compact).toBe('true');
    await scrollTo(0);
    expect(header.dataset.compact).toBeUndefined();
  });

  it('says which color mode the switch turns on', () => {
    renderNav('/');
    expect(screen.getByRole('button', { name: 'Switch to dark mode' })).toBeTruthy();
  });
});

async function scrollTo(pixels: number): Promise<void> {
  const { act } = await import('@testing-library/react');
  Object.defineProperty(window, 'pageYOffset', { value: pixels, configurable: true });
  act(() => void window.dispatchEvent(new Event('scroll')));
}
