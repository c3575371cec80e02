// @vitest-environment jsdom
import { cleanup, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { replyLink } from '#src/admin/submissions/detail/replyLink.ts';
import { SubmissionDetail } from '#src/admin/submissions/detail/SubmissionDetail.tsx';
import { matchesSubmission } from '#src/admin/submissions/matchesSubmission.ts';
import { useNewSubmissions } from '#src/admin/submissions/useNewSubmissions.ts';
import type { Submission } from '#src/features/submissions/data/submission.ts';

const enquiry: Submission = {
  id: 'one',
  name: 'Peter Hsu',
  email: 'peter@example.com',
  service: 'AI/ML Solutions',
  message: 'Can a model read our labels?',
  timestamp: 1000,
  status: 'new',
};

afterEach(cleanup);

describe('Answering an enquiry', () => {
  it('opens a mail about the service that was asked for', () => {
    const link = new URL(replyLink(enquiry));
    expect(link.protocol + link.pathname).toBe('mailto:peter@example.com');
    expect(link.searchParams.get('subject')).toBe('Re: Your inquiry about AI/ML Solutions');
  });

  it('lets no address smuggle in other recipients or text', () => {
    const link = new URL(replyLink({ ...enquiry, email: 'a@example.com?bcc=b@example.com&body=x' }));
    expect([...link.searchParams.keys()]).toEqual(['subject']);
  });
});

describe('The detail of an enquiry', () => {
  it('leaves out the company and the budget when there are none', () => {
    render(<SubmissionDetail submission={enquiry} headingId="h" isBusy={false} onMark={() => undefined} />);
    expect(screen.queryByText('Company')).toBeNull();
    expect(screen.queryByText('Budget')).toBeNull();
    expect(screen.getByText('Can a model read our labels?')).toBeTruthy();
  });

  it('marks with a press, but not again with what it is marked as', async () => {
    const onMark = vi.fn();
    render(<SubmissionDetail submission={enquiry} headingId="h" isBusy={false} onMark={onMark} />);
    await userEvent.click(await screen.findByRole('button', { name: 'New' }));
    await userEvent.click(screen.getByRole('button', { name: 'Replied' }));
    expect(onMark.mock.calls).toEqual([['replied']]);
  });
});

describe('Searching enquiries', () => {
  it.each([
    ['hsu', true],
    ['PETER@', true],
    ['labels', true],
    ['northgate', false],
    ['AI/ML', false],
  ])('looks in name, e-mail, company and message: %s', (text, isFound) => {
    expect(matchesSubmission(enquiry, text)).toBe(isFound);
  });

  it('looks in the company where there is one', () => {
    expect(matchesSubmission({ ...enquiry, company: 'Northgate' }, 'northgate')).toBe(true);
  });
});

describe('Enquiries that just arrived', () => {
  const older = { ...enquiry, id: 'older', timestamp: 500 };
  const newer = { ...enquiry, id: 'newer', timestamp: 2000 };
  const arrivedOf = (key: string, rows: Submission[] | undefined) => ({ key, rows });

  it('are those younger than all that were there when the list was opened', () => {
    const { result, rerender } = renderHook(({ key, rows }) => useNewSubmissions(key, rows, undefined), {
      initialProps: arrivedOf('all', undefined),
    });
    rerender(arrivedOf('all', [enquiry]));
    expect(result.current).toEqual([]);
    rerender(arrivedOf('all', [newer, enquiry]));
    expect(result.current).toEqual([newer]);
  });

  it('are not those that move up when a younger one is deleted', () => {
    const { result, rerender } = renderHook(({ key, rows }) => useNewSubmissions(key, rows, undefined), {
      initialProps: arrivedOf('all', [enquiry]),
    });
    rerender(arrivedOf('all', [older]));
    expect(result.current).toEqual([]);
  });

  it('are forgotten with another filter', () => {
    const { result, rerender } = renderHook(({ key, rows }) => useNewSubmissions(key, rows, undefined), {
      initialProps: arrivedOf('all', [enquiry]),
    });
    rerender(arrivedOf('new', [newer, enquiry]));
    expect(result.current).toEqual([]);
  });

  it('have been looked at once they were opened, and are dealt with once they are marked', () => {
    const other = { ...newer, id: 'other' };
    const { result, rerender } = renderHook(({ rows, id }) => useNewSubmissions('all', rows, id), {
      initialProps: { rows: [enquiry], id: undefined as string | undefined },
    });
    rerender({ rows: [other, newer, enquiry], id: 'newer' });
    rerender({ rows: [other, newer, enquiry], id: undefined });
    expect(result.current).toEqual([other]);
    rerender({ rows: [{ ...other, status: 'read' }, newer, enquiry], id: undefined });
    expect(result.current).toEqual([]);
  });
});
