import { expect, it } from 'vitest';
import { sampleSubmissions } from '#scripts/content/sampleSubmissions.ts';
import { values, years } from '#src/content/about.ts';
import { faq } from '#src/content/contact.ts';
import { claims } from '#src/content/figures.ts';
import { featuredProjects, featuredTestimonials, whyChooseUs } from '#src/content/home.ts';
import { budgetOptions, serviceOptions } from '#src/content/inquiry.ts';
import { aboutProcess, homeProcess } from '#src/content/process.ts';
import { projectCategories, projects } from '#src/content/projects.ts';
import { services } from '#src/content/services.ts';
import { testimonials } from '#src/content/testimonials.ts';

/*
 * The demo agency's content as docs/requirements.md specifies it. Delete this file with that content: every other test
 * takes its words and numbers from src/content.
 */

it('has the specified number of everything', () => {
  expect(services).toHaveLength(8);
  expect(projects).toHaveLength(8);
  expect(projectCategories).toHaveLength(7);
  expect(testimonials).toHaveLength(4);
  expect(values).toHaveLength(3);
  expect(faq).toHaveLength(4);
  expect(serviceOptions).toHaveLength(9);
  expect(budgetOptions).toHaveLength(5);
  expect(services.filter(({ isOnHome }) => isOnHome !== false)).toHaveLength(7);
  expect(whyChooseUs.points).toHaveLength(4);
  expect(featuredProjects.ids).toHaveLength(3);
  expect(featuredTestimonials.ids).toHaveLength(2);
});

it('makes the specified claims', () => {
  const figures = Object.values(claims).map(({ figure }) => figure);
  expect(figures).toEqual(['150+', '50+', '24/7', '4-6 weeks', '100%']);
  expect(years.map(({ year }) => year)).toEqual([2019, 2020, 2021, 2022, 2023, 2024]);
  expect(testimonials.map(({ rating }) => rating)).toEqual([5, 5, 5, 4]);
});

it('shows both processes in the specified steps', () => {
  const names = [homeProcess, aboutProcess].map(({ steps }) => steps.map(({ name }) => name));
  expect(names).toEqual([
    ['Discovery', 'Strategy', 'Development', 'Launch'],
    ['Discover', 'Design', 'Develop', 'Launch'],
  ]);
});

it('has sample inquiries about every service and budget', () => {
  expect(new Set(sampleSubmissions.map(({ service }) => service)).size).toBe(serviceOptions.length);
  expect(new Set(sampleSubmissions.map(({ budget }) => budget)).size).toBe(budgetOptions.length + 1);
});
