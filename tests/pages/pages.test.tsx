import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { App } from '#src/app/App.tsx';
import { years } from '#src/content/about.ts';
import { featuredProjects, stats } from '#src/content/home.ts';
import { aboutProcess, homeProcess } from '#src/content/process.ts';
import AboutPage from '#src/pages/AboutPage.tsx';
import HomePage from '#src/pages/HomePage.tsx';
import PortfolioPage from '#src/pages/PortfolioPage.tsx';
import { paths } from '#src/paths.ts';
import { Tally } from '#src/sections/figures/Tally.tsx';

function markup(element: React.ReactElement): string {
  const router = createMemoryRouter([{ path: '*', element }]);
  const html = renderToStaticMarkup(
    <App>
      <RouterProvider router={router} />
    </App>,
  );
  return html.replace(/<style[^>]*>.*?<\/style>/g, '');
}

const home = markup(<HomePage />);
const about = markup(<AboutPage />);

function headings(html: string, level: number): string[] {
  const pattern = new RegExp(`<h${level}[^>]*>(.*?)</h${level}>`, 'g');
  return [...html.matchAll(pattern)].map(([, inner = '']) => inner.replace(/<[^>]+>/g, ''));
}

function countOf(html: string, part: string): number {
  return html.split(part).length - 1;
}

function regionOf(html: string, name: string): string {
  const start = html.indexOf(`aria-label="${name}"`);
  expect(start, `the section ${name}`).toBeGreaterThan(-1);
  return html.slice(start, html.indexOf('</section>', start));
}

describe('the home page', () => {
  it('has one headline, and calls to /contact and /portfolio in its opening', () => {
    expect(headings(home, 1)).toEqual(['First call to launch, in six weeks.']);
    const opening = home.slice(0, home.indexOf('Why Kindlewave'));
    expect(opening).toContain(`href="${paths.contact}"`);
    expect(opening).toContain(`href="${paths.portfolio}"`);
  });

  it('gives four reasons', () => {
    expect(headings(regionOf(home, 'Why Kindlewave'), 3)).toHaveLength(4);
  });

  it('lists seven services and leads to all of them', () => {
    const expertise = regionOf(home, 'Expertise');
    expect(headings(expertise, 3)).toHaveLength(7);
    expect(expertise).toContain(`href="${paths.services}"`);
  });

  it('leads from each featured project to its place in the portfolio', () => {
    const featured = regionOf(home, 'Featured projects');
    for (const id of featuredProjects.ids) expect(featured).toContain(`href="${paths.project(id)}"`);
    const portfolio = markup(<PortfolioPage />);
    for (const id of featuredProjects.ids) expect(portfolio).toContain(`id="${id}"`);
  });

  it('features three projects and two testimonials, each with the way to the rest', () => {
    const projects = regionOf(home, 'Featured projects');
    expect(headings(projects, 3)).toHaveLength(3);
    expect(projects).toContain(`href="${paths.portfolio}"`);
    const testimonials = regionOf(home, 'Testimonials');
    expect(countOf(testimonials, '<blockquote')).toBe(2);
    expect(testimonials).toContain(`href="${paths.testimonials}"`);
  });

  it.each([
    ['Start a project', paths.contact],
    ['See the work', paths.portfolio],
    ['All eight services', paths.services],
    ['All projects', paths.portfolio],
    ['All testimonials', paths.testimonials],
    ['Tell us in one message', paths.contact],
  ])('leads by "%s" to %s', (name, leadsTo) => {
    const link = new RegExp(`<a[^>]*href="${leadsTo}"[^>]*>${name}`);
    expect(home).toMatch(link);
  });

  it('names the claimed numbers', () => {
    const text = regionOf(home, 'Since 2019');
    for (const claim of ['150+', '50+', '24/7', '4-6 weeks', '100%']) expect(text).toContain(claim);
  });

  it('tells the process as Discovery, Strategy, Development, Launch', () => {
    expect(headings(regionOf(home, 'Process'), 3)).toEqual([
      'Discovery',
      'Strategy',
      'Development',
      'Launch',
    ]);
  });

  it('describes the agency and the site to search engines', () => {
    expect(home).toContain('"@type":"Organization"');
    expect(home).toContain('"@type":"WebSite"');
  });
});

describe('the about page', () => {
  it('has one headline, mission and vision', () => {
    expect(headings(about, 1)).toHaveLength(1);
    expect(headings(regionOf(about, 'Mission'), 2)).toEqual(['Vision']);
  });

  it('tells the process as Discover, Design, Develop, Launch', () => {
    expect(headings(regionOf(about, 'Process'), 3)).toEqual(['Discover', 'Design', 'Develop', 'Launch']);
  });

  it('runs from 2019 to 2024', () => {
    expect(headings(regionOf(about, '2019 to 2024'), 3)).toEqual([
      '2019',
      '2020',
      '2021',
      '2022',
      '2023',
      '2024',
    ]);
  });

  it('holds three values', () => {
    expect(headings(regionOf(about, 'Values'), 3)).toHaveLength(3);
  });

  it('claims the weeks, the satisfaction and the support', () => {
    const text = regionOf(about, 'Since 2019').replace(/<[^>]+>/g, '');
    expect(text).toContain('4-6 weeks');
    expect(text).toContain('100%');
    expect(text).toContain('24/7');
  });
});

describe('figures and drawings', () => {
  it('draw one mark for every project counted', () => {
    const shape = { height: 18, spacing: 20, rowSpacing: 26 };
    expect(marksIn(markup(<Tally count={150} highlighted={6} perRow={25} {...shape} />))).toBe(150);
    expect(marksIn(markup(<Tally count={32} highlighted={6} perRow={9} isStacked {...shape} />))).toBe(32);
    expect(marksIn(markup(<Tally count={6} perRow={9} {...shape} />))).toBe(6);
  });

  it('agree with each other: the years add up to the projects delivered', () => {
    expect(years.reduce((sum, { projects }) => sum + projects, 0)).toBe(stats.delivered);
    expect(years.at(-1)?.inProgress).toBe(stats.inProgress);
  });

  it.each([
    ['home', homeProcess],
    ['about', aboutProcess],
  ])('fill the six weeks of the %s process', (_, { steps }) => {
    expect(steps.at(0)?.start).toBe(1);
    const last = steps.at(-1);
    expect((last?.start ?? 0) + (last?.span ?? 0)).toBe(13);
    for (const { span, parts } of steps) expect(parts.reduce((sum, part) => sum + part.span, 0)).toBe(span);
  });
});

/** Counts the dashes a path's lines are cut into. */
function marksIn(html: string): number {
  const paths = [...html.matchAll(/<path[^>]*>/g)].map(([tag]) => ({
    pattern: /stroke-dasharray="(\d+) (\d+)"/.exec(tag),
    d: / d="([^"]+)"/.exec(tag)?.[1] ?? '',
  }));
  return paths.reduce((sum, { pattern, d }) => {
    const spacing = Number(pattern?.[1]) + Number(pattern?.[2]);
    const lines = [...d.matchAll(/M([\d.]+) [\d.]+H([\d.]+)/g)];
    return (
      sum + lines.reduce((marks, [, from, to]) => marks + Math.ceil((Number(to) - Number(from)) / spacing), 0)
    );
  }, 0);
}
