import { render, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { App } from '#src/app/App.tsx';
import { values, about as words, years } from '#src/content/about.ts';
import { closings } from '#src/content/callToAction.ts';
import { claims } from '#src/content/figures.ts';
import { featuredProjects, featuredTestimonials, hero, stats, whyChooseUs } from '#src/content/home.ts';
import { aboutProcess, homeProcess } from '#src/content/process.ts';
import { projects } from '#src/content/projects.ts';
import { services } from '#src/content/services.ts';
import { site } from '#src/content/site.ts';
import AboutPage from '#src/pages/AboutPage.tsx';
import ContactPage from '#src/pages/ContactPage.tsx';
import HomePage from '#src/pages/HomePage.tsx';
import PortfolioPage from '#src/pages/PortfolioPage.tsx';
import PrivacyPolicyPage from '#src/pages/PrivacyPolicyPage.tsx';
import ServicesPage from '#src/pages/ServicesPage.tsx';
import TermsOfServicePage from '#src/pages/TermsOfServicePage.tsx';
import TestimonialsPage from '#src/pages/TestimonialsPage.tsx';
import { paths } from '#src/paths.ts';
import { Tally } from '#src/sections/figures/Tally.tsx';

/** A copy of the page as first drawn. */
function markup(element: React.ReactElement): HTMLElement {
  const router = createMemoryRouter([{ path: '*', element }]);
  const { container, unmount } = render(
    <App>
      <RouterProvider router={router} />
    </App>,
  );
  const page = container.cloneNode(true) as HTMLElement;
  unmount();
  return page;
}

const home = markup(<HomePage />);
const about = markup(<AboutPage />);

function headings(page: HTMLElement, level: number): (string | null)[] {
  return [...page.querySelectorAll(`h${level}`)].map(({ textContent }) => textContent);
}

function regionOf(page: HTMLElement, name: string): HTMLElement {
  return within(page).getByRole('region', { name });
}

/** The targets of the links in a part of a page. */
function addressesIn(part: HTMLElement): (string | null)[] {
  return within(part)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
}

describe('the home page', () => {
  it('has one headline, and links to /contact and /portfolio in its hero', () => {
    expect(headings(home, 1)).toEqual([hero.title]);
    const headline = within(home).getByRole('heading', { level: 1 });
    const opening = headline.closest('section') ?? home;
    expect(opening).not.toBe(home);
    expect(addressesIn(opening)).toEqual(expect.arrayContaining([paths.contact, paths.portfolio]));
  });

  it('gives its reasons', () => {
    const titles = whyChooseUs.points.map(({ title }) => title);
    expect(headings(regionOf(home, `Why ${site.name}`), 3)).toEqual(titles);
  });

  it('lists the services that it shows and links to all of them', () => {
    const region = regionOf(home, 'Expertise');
    const titles = services.filter(({ isOnHome = true }) => isOnHome).map(({ title }) => title);
    expect(headings(region, 3)).toEqual(titles);
    expect(addressesIn(region)).toContain(paths.services);
  });

  it('links each featured project to its story', () => {
    const featured = regionOf(home, 'Featured projects');
    const ids: readonly string[] = featuredProjects.ids;
    for (const { id, link } of projects.filter(({ id }) => ids.includes(id))) {
      expect(addressesIn(featured), id).toContain(link);
    }
  });

  it('has the story of every project without an article on the portfolio page', () => {
    const portfolio = markup(<PortfolioPage />);
    const stories = projects.filter(({ link }) => link.startsWith(`${paths.portfolio}#`));
    expect(stories.length).toBeGreaterThan(0);
    for (const { link } of stories)
      expect(portfolio.querySelector(`#${link.split('#')[1]}`), link).toBeTruthy();
  });

  it('features projects and testimonials, each with a link to the rest', () => {
    const projects = regionOf(home, 'Featured projects');
    expect(headings(projects, 3)).toHaveLength(featuredProjects.ids.length);
    expect(addressesIn(projects)).toContain(paths.portfolio);
    const testimonials = regionOf(home, 'Testimonials');
    expect(within(testimonials).getAllByRole('blockquote')).toHaveLength(featuredTestimonials.ids.length);
    expect(addressesIn(testimonials)).toContain(paths.testimonials);
  });

  it('shows every claim in figures', () => {
    const text = regionOf(home, stats.name).textContent;
    for (const { figure } of Object.values(claims)) expect(text).toContain(figure);
  });

  it('shows the process step by step', () => {
    expect(headings(regionOf(home, 'Process'), 3)).toEqual(homeProcess.steps.map(({ name }) => name));
  });

  it('describes the agency and the site to search engines', () => {
    const facts = [...home.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => textContent,
    );
    expect(facts.join()).toContain('"@type":"Organization"');
    expect(facts.join()).toContain('"@type":"WebSite"');
  });
});

describe('every page ends with its own closing sentence and one link', () => {
  it.each([
    ['home', <HomePage key="home" />, closings.home],
    ['about', <AboutPage key="about" />, closings.about],
    ['services', <ServicesPage key="services" />, closings.services],
    ['portfolio', <PortfolioPage key="portfolio" />, closings.portfolio],
    ['testimonials', <TestimonialsPage key="testimonials" />, closings.testimonials],
    ['contact', <ContactPage key="contact" />, closings.contact],
    ['privacy', <PrivacyPolicyPage key="privacy" />, closings.privacyPolicy],
    ['terms', <TermsOfServicePage key="terms" />, closings.termsOfService],
  ])('%s', (_, element, { title, action }) => {
    const page = markup(element);
    expect(headings(page, 2).at(-1)).toBe(title);
    const closing = [...page.querySelectorAll('section')].at(-1) ?? page;
    expect(addressesIn(closing)).toEqual([action.to]);
  });

  it('and no two pages with the same', () => {
    const titles = Object.values(closings).map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });
});

describe('the about page', () => {
  it('has one headline, mission and vision', () => {
    expect(headings(about, 1)).toHaveLength(1);
    expect(headings(about, 2).slice(0, 2)).toEqual(['Vision', 'Friday charts']);
  });

  it('shows the studio wall', () => {
    const room = regionOf(about, `${years[0]?.year} to ${years.at(-1)?.year}`).querySelector('img');
    expect(room?.getAttribute('alt')).toBe(words.timeline.room.alt);
  });

  it('shows the process step by step', () => {
    expect(headings(regionOf(about, 'Process'), 3)).toEqual(aboutProcess.steps.map(({ name }) => name));
  });

  it('has a timeline from its first year to its last', () => {
    const shown = years.map(({ year }) => String(year));
    expect(headings(regionOf(about, `${shown[0]} to ${shown.at(-1)}`), 3)).toEqual(shown);
  });

  it('shows the values', () => {
    expect(headings(regionOf(about, 'Values'), 3)).toEqual(values.map(({ title }) => title));
  });

  it('shows the claims about timeline, satisfaction and support', () => {
    const text = regionOf(about, words.claims.name).textContent;
    for (const { figure } of [claims.timeline, claims.satisfaction, claims.support])
      expect(text).toContain(figure);
  });
});

describe('figures and drawings', () => {
  it('draw one mark for every counted project', () => {
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
    for (const { span, parts } of steps) {
      if (parts) expect(parts.reduce((sum, part) => sum + part.span, 0)).toBe(span);
    }
  });
});

/** Counts a path's dashes. */
function marksIn(drawing: HTMLElement): number {
  const perPath = [...drawing.querySelectorAll('path')].map((path) => {
    const [dash = 0, gap = 0] = (path.getAttribute('stroke-dasharray') ?? '').split(' ').map(Number);
    const lines = [...(path.getAttribute('d') ?? '').matchAll(/M([\d.]+) [\d.]+H([\d.]+)/g)];
    return lines.reduce(
      (sum, [, from, to]) => sum + Math.ceil((Number(to) - Number(from)) / (dash + gap)),
      0,
    );
  });
  return perPath.reduce((sum, marks) => sum + marks, 0);
}
