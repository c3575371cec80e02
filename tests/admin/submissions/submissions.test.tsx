import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import {
  arrivedSince,
  newestTime,
  unseenSince,
  watchedReducer,
} from '#src/admin/new-submissions/newSubmissions.ts';
import { deleteConfirmation } from '#src/admin/submissions/actions/deleteConfirmation.ts';
import { useRowSelection } from '#src/admin/submissions/actions/useRowSelection.ts';
import { replyLink } from '#src/admin/submissions/detail/replyLink.ts';
import { SubmissionDetail } from '#src/admin/submissions/detail/SubmissionDetail.tsx';
import { emailSpellings } from '#src/admin/submissions/list/useSearchText.ts';
import { matchesSubmission } from '#src/admin/submissions/list/useSubmissionSearch.ts';
import type { Submission } from '#src/features/submissions/data/submission.ts';
import {
  mapFields,
  submissionFieldNames,
  submissionFields,
} from '#src/features/submissions/data/submissionFields.ts';

const enquiry: Submission = {
  id: 'one',
  name: 'Peter Hsu',
  email: 'peter@example.com',
  service: 'AI/ML Solutions',
  message: 'Can a model read our labels?',
  timestamp: 1000,
  status: 'new',
};

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
    render(<SubmissionDetail submission={enquiry} isBusy={false} onSetStatus={() => undefined} />);
    expect(screen.queryByText('Company')).toBeNull();
    expect(screen.queryByText('Budget')).toBeNull();
    expect(screen.getByText('Can a model read our labels?')).toBeTruthy();
  });

  it('shows every field of the contact form in the order of the form, under its label', () => {
    const values = mapFields((_, name) => `What was written as ${name}`);
    const submission = { ...enquiry, ...values };
    const { container } = render(
      <SubmissionDetail submission={submission} isBusy={false} onSetStatus={() => undefined} />,
    );
    for (const value of Object.values(values)) screen.getByText(value, { exact: false });
    const labels = Array.from(container.querySelectorAll('dt'), (term) => term.textContent);
    const { name: _, message: __, ...facts } = submissionFields;
    expect(labels).toEqual([...Object.values(facts).map(({ label }) => label), 'Submitted']);
  });

  it('marks with a press, but not again with what it is marked as', async () => {
    const onSetStatus = vi.fn();
    render(<SubmissionDetail submission={enquiry} isBusy={false} onSetStatus={onSetStatus} />);
    await userEvent.click(await screen.findByRole('button', { name: 'New' }));
    await userEvent.click(screen.getByRole('button', { name: 'Replied' }));
    expect(onSetStatus.mock.calls).toEqual([['replied']]);
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

  it.each(submissionFieldNames.filter((name) => submissionFields[name].kind !== 'option'))(
    'looks in every field that visitors type into: %s',
    (name) => {
      expect(matchesSubmission({ ...enquiry, [name]: 'Northgate' }, 'northgate')).toBe(true);
    },
  );
});

describe('A search for an address', () => {
  it('asks for the spellings it may be stored in', () => {
    expect(emailSpellings(' Ann.Lee@Example.com ')).toEqual([
      'Ann.Lee@Example.com',
      'ann.lee@example.com',
      'Ann.lee@example.com',
      'Ann.Lee@example.com',
      'ANN.LEE@EXAMPLE.COM',
    ]);
  });

  it.each(['ann@', '@example.com', 'ann@example', 'mail ann@example.com', 'ann'])(
    'is none as long as the address is not complete: %s',
    (text) => expect(emailSpellings(text)).toBeUndefined(),
  );
});

describe('A question before a deletion', () => {
  const many = Array.from({ length: 26 }, (_, index) => ({ ...enquiry, id: `${index}`, name: `V${index}` }));

  it('says how many of them are not on the screen', () => {
    expect(deleteConfirmation(many, 24)).toMatchObject({
      title: 'Are you sure you want to delete these 26 submissions?',
      subject: 'V0, V1, V2, V3, V4, V5, V6, V7, V8, V9 and 16 more',
      details: '24 of them are not on this page.',
    });
    expect(deleteConfirmation([enquiry], 1).details).toContain('not on this page');
  });

  it('says nothing of the kind when all of them can be seen', () => {
    expect(deleteConfirmation(many.slice(0, 2), 0).details).toBeUndefined();
  });
});

describe('The selection', () => {
  function select(ids: readonly string[], shown: readonly Submission[]) {
    const rendered = renderHook(({ rows }) => useRowSelection(rows, rows), { initialProps: { rows: shown } });
    act(() => rendered.result.current.select(new Set(ids)));
    return rendered;
  }
  const rows = ['a', 'b', 'c'].map((id) => ({ ...enquiry, id }));

  it('drops what has left the list, and only that', () => {
    const { result } = select(['a', 'b'], rows);
    act(() => result.current.patch((row) => (row.id === 'a' ? undefined : row)));
    expect([...result.current.ids]).toEqual(['b']);
  });

  it('stays while paging, and tells how many of it are not on the screen', () => {
    const { result, rerender } = select(['a', 'b'], rows);
    expect(result.current.hiddenCount).toBe(0);
    rerender({ rows: [{ ...enquiry, id: 'd' }] });
    expect(result.current.hiddenCount).toBe(2);
    act(() => result.current.select(new Set([...result.current.ids, 'd'])));
    expect(result.current.rows.map(({ id }) => id)).toEqual(['a', 'b', 'd']);
  });
});

describe('New submissions', () => {
  const older = { ...enquiry, id: 'older', timestamp: 500 };
  const newer = { ...enquiry, id: 'newer', timestamp: 2000 };
  const fresh = { since: undefined, openedIds: new Set<string>() };
  const opened = watchedReducer(fresh, { type: 'listed', rows: [enquiry] });

  it('are those younger than all that were there when the screens were opened', () => {
    expect(arrivedSince([enquiry], opened)).toEqual([]);
    expect(arrivedSince([newer, enquiry], opened)).toEqual([newer]);
    expect(watchedReducer(opened, { type: 'listed', rows: [newer, enquiry] })).toBe(opened);
  });

  it('are not those that move up when a younger one is deleted', () => {
    expect(arrivedSince([older], opened)).toEqual([]);
  });

  it('have been looked at once they were opened, and are dealt with once they are marked', () => {
    const looked = watchedReducer(opened, { type: 'opened', id: 'newer' });
    expect(arrivedSince([newer, enquiry], looked)).toEqual([]);
    expect(arrivedSince([{ ...newer, status: 'read' }, enquiry], opened)).toEqual([]);
  });

  it('are unseen until a dashboard has shown them', () => {
    expect(unseenSince([newer, enquiry, older], 500)).toEqual([newer, enquiry]);
    expect(unseenSince([newer, enquiry, older], newestTime([newer, enquiry]))).toEqual([]);
    expect(unseenSince([newer], undefined)).toEqual([]);
  });
});
