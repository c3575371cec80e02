import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { faq } from '#src/content/contact.ts';
import { budgetOptions, serviceOptions } from '#src/content/inquiry.ts';
import { officeHours } from '#src/content/officeHours.ts';
import { site } from '#src/content/site.ts';
import {
  deleteContactDraft,
  loadContactDraft,
  saveContactDraft,
} from '#src/features/submissions/contact-form/contactDraft.ts';
import { submissionFieldNames, submissionFields } from '#src/features/submissions/data/submissionFields.ts';
import ContactPage from '#src/pages/ContactPage.tsx';
import { renderPage } from '#tests/support/components/renderPage.tsx';

beforeEach(() => sessionStorage.clear());

function field(name: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
}

describe('the Contact page', () => {
  it('has a control for every field, and requires only name, email, service and message', () => {
    renderPage(<ContactPage />);
    const controls = submissionFieldNames.map((name) => field(submissionFields[name].label));
    expect(controls.map(({ name }) => name)).toEqual(submissionFieldNames);
    const required = controls.filter((control) => control.required).map(({ name }) => name);
    expect(required).toEqual(['name', 'email', 'service', 'message']);
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
    const hrefOf = (name: string) => details.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf(site.email)).toBe(`mailto:${site.email}`);
    expect(hrefOf(site.phone)).toBe(site.phoneUrl);
    details.getByText(site.address);
  });

  it('shows office hours and the questions, the first one open', () => {
    const { container } = renderPage(<ContactPage />);
    const hours = screen.getByRole('region', { name: 'Office hours' });
    for (const day of officeHours) expect(within(hours).getAllByText(day.hours).length).toBeGreaterThan(0);
    const questions = [...container.querySelectorAll('details')];
    expect(questions).toHaveLength(faq.length);
    expect(questions.map((question) => question.open)).toEqual(faq.map((_, index) => index === 0));
    for (const { question } of faq) screen.getByRole('heading', { name: question });
  });

  it('keeps its text while the page is open in a browser that stores nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('Storage is full');
    });
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    saveContactDraft({ values: { message: 'One frame in nine comes back.' } });
    renderPage(<ContactPage />);
    expect(field('Message').value).toBe('One frame in nine comes back.');
    deleteContactDraft();
    expect(loadContactDraft()).toBeNull();
    vi.restoreAllMocks();
  });

  it('opens with empty fields when the text stored for it is broken', () => {
    sessionStorage.setItem('contact-draft', '{"values":{"mess');
    renderPage(<ContactPage />);
    expect(field('Message').value).toBe('');
  });
});

describe('the clock of the office', () => {
  it.each(['January', 'July'])(
    'shows the time in the agency’s time zone, every hour of a day in %s',
    (month) => {
      const midnight = Date.parse(`7 ${month} 2024 00:59 UTC`);
      vi.useFakeTimers({ now: midnight, toFake: ['Date', 'setInterval', 'clearInterval'] });
      onTestFinished(() => void vi.useRealTimers());
      renderPage(<ContactPage />);
      const section = screen.getByRole('region', { name: 'Office hours' });
      const hours = Array.from({ length: 24 }, (_, hour) => {
        const now = new Date(midnight + hour * 3_600_000);
        vi.setSystemTime(now);
        act(() => void vi.advanceTimersByTime(15_000));
        const there = new Date(now.toLocaleString('en-US', { timeZone: site.location.timeZone }));
        const weekday = there.toLocaleDateString('en-US', { weekday: 'long' });
        const clock = there.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
        const shown = `${weekday}, ${clock.replace(/\s/, ' ')} in ${site.location.locality}`;
        expect(within(section).getByText(shown)).toBeTruthy();
        const today = section.querySelector<HTMLElement>('[data-today]');
        const { days } = officeHours.find(({ weekdays }) => weekdays.includes(there.getDay())) ?? {};
        expect(today?.querySelector('dt')?.textContent).toBe(days);
        const time = there.getHours() + there.getMinutes() / 60;
        expect(Number(today?.style.getPropertyValue('--now'))).toBeCloseTo(time);
        return there.getHours();
      });
      expect(new Set(hours).size).toBe(24);
    },
  );
});
