import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { services } from '#src/content/services.ts';
import ServicesPage from '#src/pages/ServicesPage.tsx';
import { renderPage } from '#tests/support/components/renderPage.tsx';

describe('the Services page', () => {
  it('shows every service, each with a list of its features', () => {
    renderPage(<ServicesPage />);
    const rows = screen.getAllByRole('article');
    expect(rows).toHaveLength(services.length);
    for (const [index, row] of rows.entries()) {
      expect(within(row).getByRole('heading', { level: 2 }).textContent).toBe(services[index]?.title);
      expect(within(row).getAllByRole('listitem')).toHaveLength(services[index]?.features.length ?? 0);
    }
  });

  it('begins with links to every one of them', () => {
    const { container } = renderPage(<ServicesPage />);
    const index = within(screen.getByRole('navigation', { name: 'Services on this page' }));
    const anchors = index.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(anchors).toHaveLength(services.length);
    for (const anchor of anchors) expect(container.querySelector(`[id="${anchor.slice(1)}"]`)).not.toBeNull();
  });

  it('has a Learn More button for each, which does nothing and has its own name for screen readers', async () => {
    const { container } = renderPage(<ServicesPage />);
    const before = container.innerHTML;
    for (const { title } of services) {
      const button = screen.getByRole<HTMLButtonElement>('button', { name: `Learn More about ${title}` });
      expect(button.type).toBe('button');
      await userEvent.click(button);
    }
    expect(container.innerHTML.replaceAll(/ Mui-focusVisible/g, '')).toBe(before);
    expect(location.href).toBe('http://localhost:3000/');
  });
});
