import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { projects } from '#src/content/projects.ts';
import { testimonials } from '#src/content/testimonials.ts';
import TestimonialsPage from '#src/pages/TestimonialsPage.tsx';
import { renderPage } from '#tests/support/components/renderPage.tsx';
import { Styles } from '#tests/support/components/Styles.tsx';

const names = testimonials.map(({ name }) => name);
const count = names.length;

function carousel(): HTMLElement {
  return screen.getByRole('region', { name: 'Testimonials' });
}

/** Opens the page with styles, which hide all slides but one. */
function open(): void {
  renderPage(
    <Styles>
      <TestimonialsPage />
    </Styles>,
  );
}

/** The displayed person; asserts that no other is shown. */
function shown(): string | undefined {
  const slides = [...carousel().querySelectorAll<HTMLElement>('[aria-roledescription=slide]')];
  const visible = slides.filter((slide) => getComputedStyle(slide).visibility === 'visible');
  expect(slides).toHaveLength(count);
  expect(visible).toHaveLength(1);
  return names.find((name) => visible[0]?.textContent?.includes(name));
}

function press(name: string): Promise<void> {
  return userEvent.click(within(carousel()).getByRole('button', { name }));
}

describe('the carousel', () => {
  it('opens with the first testimonial, moves forward to the last and wraps to the first', async () => {
    open();
    const seen = [shown()];
    for (let step = 0; step < count; step += 1) {
      await press('Next testimonial');
      seen.push(shown());
    }
    expect(seen).toEqual([...names, names[0]]);
  });

  it('goes back from the first to the last', async () => {
    open();
    await press('Previous testimonial');
    expect(shown()).toBe(names.at(-1));
    await press('Previous testimonial');
    expect(shown()).toBe(names.at(-2));
  });

  it('has a dot for each, the current one marked', async () => {
    open();
    await press('Show testimonial 2');
    expect(shown()).toBe(names[1]);
    const dots = within(carousel()).getAllByRole('button', { name: /^Show testimonial/ });
    expect(dots.map((dot) => dot.getAttribute('aria-current'))).toEqual(
      names.map((_, index) => String(index === 1)),
    );
  });

  it('follows the arrow keys, and leaves the browser its shortcuts', async () => {
    open();
    within(carousel()).getByRole('button', { name: 'Next testimonial' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(shown()).toBe(names[1]);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(shown()).toBe(names.at(-1));
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(shown()).toBe(names.at(-1));
  });

  it('announces a change politely', () => {
    open();
    const slides = carousel().querySelectorAll('[aria-live=polite] > [aria-roledescription=slide]');
    expect(slides).toHaveLength(count);
  });
});

describe('the testimonials', () => {
  it('are all listed below, under their average rating', () => {
    open();
    const grid = within(screen.getByRole('region', { name: 'All testimonials' }));
    expect(grid.getAllByRole('figure')).toHaveLength(count);
    const stars = testimonials.reduce((sum, { rating }) => sum + rating, 0);
    expect(grid.getByRole('heading', { level: 2 }).textContent).toBe(
      `${count} reviews, ${(stars / count).toFixed(1)} out of 5 on average.`,
    );
    const rated = grid.getAllByText(/^Rated \d out of 5$/).map(({ textContent }) => textContent);
    // The carousel has just shown the first one.
    expect(rated.toReversed()).toEqual(testimonials.map(({ rating }) => `Rated ${rating} out of 5`));
  });

  it('each come from a different person, about projects that the portfolio shows', () => {
    const of = (key: 'name' | 'company' | 'project') => new Set(testimonials.map((item) => item[key]));
    expect(of('name').size).toBe(count);
    const known = projects.map(({ id }) => id);
    expect([...of('project')].filter((id) => !known.includes(id))).toEqual([]);
  });
});
