import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { about } from '#src/content/about.ts';
import { hero, progressChart } from '#src/content/home.ts';
import { ClaimsBand } from '#src/sections/about/ClaimsBand.tsx';
import { ProgressChart } from '#src/sections/home/ProgressChart.tsx';
import { SixWeeks } from '#src/sections/home/SixWeeks.tsx';
import { renderPage } from '#tests/support/components/renderPage.tsx';

describe('drawings have room for larger figures than the demo agency’s', () => {
  it('a line in the hero that starts at 60%', () => {
    const weeks = [60, 58, 55, 49, 40, 31, 22];
    renderPage(<SixWeeks change={{ ...hero.change, weeks }} />);
    expect(Math.min(...heights('[data-fall]'))).toBeGreaterThan(0);
  });

  it('a Friday chart that starts at 240, with a goal above that', () => {
    const values = [240, 236, 200, 170, 120, 70, 40];
    renderPage(<ProgressChart chart={{ ...progressChart, values, goal: 250 }} />);
    expect(Math.min(...heights('[data-line]'))).toBeGreaterThan(0);
    const gridlines = [...document.querySelectorAll('g:has([data-gridline])')];
    expect(gridlines.map(({ textContent }) => textContent)).toEqual(['100', '200', '300']);
  });

  it('a project of 8-10 weeks', () => {
    const timeline = { figure: '8-10 weeks', label: '' };
    renderPage(<ClaimsBand {...about.claims} timeline={timeline} tick={7} />);
    const range = document.querySelector('[data-range]');
    expect(range?.getAttribute('d')).toBe('M800 12H1000');
    expect(range?.closest('svg')?.getAttribute('viewBox')).toBe('0 0 1000 26');
  });
});

it('the hero’s figure keeps its unit and its decimals in every week', () => {
  const weeks = [0.82, 0.9, 1.21, 1.4, 2, 2.04, 2.5];
  renderPage(<SixWeeks change={{ ...hero.change, after: '$2.50', weeks }} />);
  fireEvent.change(screen.getByRole('slider', { name: 'Week' }), { target: { value: '4' } });
  expect(screen.getByText('$2.00')).toBeTruthy();
  fireEvent.blur(screen.getByRole('slider', { name: 'Week' }));
  expect(screen.getByText('$2.50')).toBeTruthy();
});

/** The heights of a line's points, from the top of the drawing. */
function heights(line: string): number[] {
  const coordinates = document.querySelector(line)?.getAttribute('d')?.match(/-?\d+/g) ?? [];
  return coordinates.filter((_, index) => index % 2 === 1).map(Number);
}
