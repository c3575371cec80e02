import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { budgetOptions, serviceOptions } from '#src/content/contact/enquiry.ts';
import { faq } from '#src/content/contact/faq.ts';
import { site } from '#src/content/site.ts';
import { clearDraft, loadDraft, saveDraft } from '#src/features/submissions/contact-form/contactDraft.ts';
import ContactPage from '#src/pages/ContactPage.tsx';
import { officeClock } from '#src/sections/contact/useOfficeClock.ts';
import { renderPage } from '#tests/support/components/renderPage.tsx';

beforeEach(() => sessionStorage.clear());

function field(name: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
}

describe('the Contact page', () => {
  it('asks for name, email, service and message, and lets company and budget be', () => {
    renderPage(<ContactPage />);
    const required = ['Name', 'Email', 'Company', 'Service', 'Budget', 'Message'].filter(
      (name) => field(name).required,
    );
    expect(required).toEqual(['Name', 'Email', 'Service', 'Message']);
    expect(field('Email').type).toBe('email');
    expect(field('Message').getAttribute('rows')).toBe('6');
  });

  it('offers the services and budgets of the agency', () => {
    renderPage(<ContactPage />);
    const options = (name: string) =>
      [...field(name).querySelectorAll('option')].map((option) => option.text);
    expect(options('Service').slice(1)).toEqual([...serviceOptions]);
    expect(options('Budget').slice(1)).toEqual([...budgetOptions]);
  });

  it('says how to reach the agency', () => {
    renderPage(<ContactPage />);
    const details = within(screen.getByRole('complementary', { name: 'Contact details' }));
    const address = (name: string) => details.getByRole('link', { name }).getAttribute('href');
    expect(address(site.email)).toBe(`mailto:${site.email}`);
    expect(address(site.phone)).toBe('tel:+12125550148');
    details.getByText('New York, NY 10001');
  });

  it('gives office hours and four questions, the first one open', () => {
    const { container } = renderPage(<ContactPage />);
    const hours = screen.getByRole('region', { name: 'Office hours' });
    for (const text of ['8:00 AM-6:00 PM', '9:00 AM-2:00 PM', 'closed']) within(hours).getByText(text);
    const questions = [...container.querySelectorAll('details')];
    expect(questions).toHaveLength(4);
    expect(questions.map((question) => question.open)).toEqual([true, false, false, false]);
    for (const { question } of faq) screen.getByRole('heading', { name: question });
  });

  it('brings back what was typed before a reload', () => {
    saveDraft({ values: { name: 'Lena Fischer', message: 'One frame in nine comes back.' } });
    renderPage(<ContactPage />);
    expect(field('Name').value).toBe('Lena Fischer');
    expect(field('Message').value).toBe('One frame in nine comes back.');
    clearDraft();
    expect(loadDraft()).toBeNull();
  });
});

describe('the clock of the office', () => {
  it('shows New York time, in summer and in winter', () => {
    expect(officeClock(new Date('2024-03-12T14:40:00Z'))).toEqual({
      weekday: 2,
      hour: 10 + 40 / 60,
      text: 'Tuesday, 10:40 AM',
    });
    expect(officeClock(new Date('2024-01-07T04:59:00Z')).text).toBe('Saturday, 11:59 PM');
  });

  it('counts midnight and noon as hours 0 and 12', () => {
    expect(officeClock(new Date('2024-07-01T04:00:00Z')).hour).toBe(0);
    expect(officeClock(new Date('2024-07-01T16:00:00Z')).hour).toBe(12);
  });
});
