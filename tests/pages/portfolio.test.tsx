import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { portfolio, projectCategories, projects } from '#src/content/projects.ts';
import PortfolioPage from '#src/pages/PortfolioPage.tsx';
import { paths } from '#src/paths.ts';
import { ProjectGallery } from '#src/sections/projects/ProjectGallery.tsx';
import { renderAt } from '#tests/support/components/renderAt.tsx';
import { renderPage } from '#tests/support/components/renderPage.tsx';

const emptyText = portfolio.none;

function titles(): (string | null)[] {
  const gallery = within(screen.getByRole('region', { name: 'Projects' }));
  return gallery.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
}

function filter(name: string): HTMLElement {
  return within(screen.getByRole('group', { name: 'Filter projects by category' })).getByRole('button', {
    name,
  });
}

function isVisible(text: string): boolean {
  return screen.queryByText(text) !== null;
}

function count(): string | null {
  return screen.getByRole('status').textContent;
}

describe('the Portfolio page', () => {
  it('starts with all projects and the filter on All, followed by the categories', () => {
    renderPage(<PortfolioPage />);
    expect(titles()).toEqual(projects.map(({ title }) => title));
    expect(filter('All').getAttribute('aria-pressed')).toBe('true');
    expect(count()).toBe(`${projects.length} projects`);
    const filters = within(screen.getByRole('group', { name: 'Filter projects by category' }));
    const names = filters.getAllByRole('button').map((button) => button.textContent);
    expect(names).toEqual(['All', ...projectCategories]);
  });

  it('shows the projects of each category, says how many there are, and returns to all', async () => {
    renderPage(<PortfolioPage />);
    for (const category of projectCategories) {
      const hits = projects.filter((project) => project.category === category);
      await userEvent.click(filter(category));
      const pressed = screen.getAllByRole('button', { pressed: true });
      expect(pressed).toEqual([filter(category)]);
      expect(count()).toBe(`${hits.length} of ${projects.length} projects`);
      expect(titles()).toEqual(hits.map(({ title }) => title));
    }
    filter('All').focus();
    await userEvent.keyboard(' ');
    expect(titles()).toHaveLength(projects.length);
  });

  it('shows the same category when a visitor returns from a project', async () => {
    const pages = [{ path: paths.portfolio, Component: PortfolioPage }, { path: '*' }];
    const router = renderAt(paths.portfolio, pages);
    const [category] = projectCategories;
    await userEvent.click(filter(category));
    await act(() => router.navigate('/elsewhere'));
    await act(() => router.navigate(-1));
    expect(filter(category).getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(filter('All'));
    expect(router.state.location.search).toBe('');
    expect(titles()).toHaveLength(projects.length);
  });

  it('says that no projects were found in an empty category, and Show All Projects moves focus to the filter', async () => {
    const [empty] = projectCategories;
    const others = projects.filter(({ category }) => category !== empty);
    renderPage(<ProjectGallery projects={others} />);
    expect(isVisible(emptyText)).toBe(false);
    await userEvent.click(filter(empty));
    expect(isVisible(emptyText)).toBe(true);
    expect(count()).toBe(`0 of ${others.length} projects`);
    await userEvent.click(screen.getByRole('button', { name: 'Show All Projects' }));
    expect(titles()).toHaveLength(others.length);
    expect(document.activeElement).toBe(filter('All'));
  });
});
