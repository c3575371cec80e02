import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { legalDate } from '#src/content/legal/legal.ts';
import { site } from '#src/content/site.ts';
import { submissionFields } from '#src/features/submissions/data/submissionFields.ts';
import PrivacyPolicyPage from '#src/pages/PrivacyPolicyPage.tsx';
import TermsOfServicePage from '#src/pages/TermsOfServicePage.tsx';
import { renderPage } from '#tests/support/components/renderPage.tsx';

const documents = [
  {
    title: 'Privacy Policy',
    Page: PrivacyPolicyPage,
    sections: [
      'Information we collect',
      'How we use it',
      'Cookies',
      'Third parties',
      'Your rights',
      'Contact',
    ],
  },
  {
    title: 'Terms of Service',
    Page: TermsOfServicePage,
    sections: [
      'Acceptance',
      'Use of the site',
      'Intellectual property',
      'User responsibilities',
      'Disclaimers',
      'Limitation of liability',
      'Changes to these terms',
      'Contact',
    ],
  },
];

describe.each(documents)('the $title', ({ title, Page, sections }) => {
  it('says when it was last updated, and begins with links to all its sections, in order', () => {
    const { container } = renderPage(<Page />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByText(`Last updated ${legalDate}`)).toBeDefined();
    const headings = within(screen.getByRole('article')).getAllByRole('heading', { level: 2 });
    expect(headings.map((heading) => heading.textContent)).toEqual(['Contents', ...sections]);
    const links = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(sections);
    for (const link of links) {
      expect(container.querySelector(`[id="${link.getAttribute('href')?.slice(1)}"]`)).not.toBeNull();
    }
  });

  it('ends with how to reach the agency about it', () => {
    renderPage(<Page />);
    const contact = within(screen.getByRole('article'));
    expect(contact.getByRole('link', { name: site.email }).getAttribute('href')).toBe(`mailto:${site.email}`);
    expect(contact.getByRole('link', { name: site.phone }).getAttribute('href')).toBe(site.phoneUrl);
  });
});

describe('the content of the legal pages', () => {
  it('the terms require an age of 18 or a parent’s consent', () => {
    renderPage(<TermsOfServicePage />);
    expect(screen.getByText(/at least 18 years old/).textContent).toContain('parent or guardian');
  });

  it('the policy names every field of the contact form', () => {
    renderPage(<PrivacyPolicyPage />);
    for (const { label } of Object.values(submissionFields)) {
      expect(screen.getByRole('cell', { name: label })).toBeDefined();
    }
  });
});
