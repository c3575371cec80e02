import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { queriedPageSize, useLivePage } from '#src/admin/shared/list/useLivePages.ts';
import { createQueryClient } from '#src/admin/shared/queries.ts';
import { useSubmissionsQuery } from '#src/admin/submissions/data/useSubmissions.ts';
import { AnswerArea } from '#src/admin/submissions/detail/AnswerArea.tsx';
import { replyLink } from '#src/admin/submissions/detail/replyLink.ts';
import { SubmissionDetail } from '#src/admin/submissions/detail/SubmissionDetail.tsx';
import { neighborsOf } from '#src/admin/submissions/list/useSubmissionList.ts';
import { deleteConfirmation } from '#src/admin/submissions/messages.ts';
import { NewSubmissionsProvider, useNewSubmissions } from '#src/admin/submissions/NewSubmissionsProvider.tsx';
import { mapFields } from '#src/components/form/mapFields.ts';
import { type Submission, toSubmission } from '#src/features/submissions/data/submission.ts';
import { submissionFields } from '#src/features/submissions/data/submissionFields.ts';
import { FirebaseProviders } from '#src/firebase/FirebaseProviders.tsx';
import { origin } from '#tests/support/components/appEmulator.ts';
import { signedInAdmin } from '#tests/support/components/signedInAdmin.ts';
import { aSubmission, submissionsNumbered } from '#tests/support/records/aSubmission.ts';
import { deleteDocument, storeDocuments } from '#tests/support/servers/embeddedFirebase.ts';

signedInAdmin();

const inquiry: Submission = {
  id: 'one',
  name: 'Peter Hsu',
  email: 'peter@example.com',
  service: 'AI/ML Solutions',
  message: 'Can a model read our labels?',
  timestamp: 1000,
  status: 'new',
};

describe('Replying to a submission', () => {
  const june = new Date(2024, 5, 13, 12).getTime();

  /** What a mail program reads from the link. */
  function mailFor(changes: Partial<typeof inquiry>) {
    const link = replyLink({ ...inquiry, timestamp: june, ...changes });
    const [, address, query = ''] = /^mailto:([^?]*)\?(.*)$/.exec(link) ?? [];
    const fields = query.split('&').map((field) => field.split('='));
    return {
      link,
      address,
      ...Object.fromEntries(fields.map(([name, value]) => [name, decodeURIComponent(value ?? '')])),
    };
  }

  it('quotes it exactly, below two empty lines', () => {
    const message = 'Größe: 5 < 10 & 50% + "half"?\r\n\n👩‍🚀 #1 = naïve';
    expect(mailFor({ service: 'UI/UX Design', message })).toMatchObject({
      address: 'peter@example.com',
      subject: 'Re: Your inquiry about UI/UX Design',
      body: '\r\n\r\nOn June 13, 2024, Peter Hsu wrote:\r\n> Größe: 5 < 10 & 50% + "half"?\r\n> \r\n> 👩‍🚀 #1 = naïve',
    });
  });

  it.each(['a', '\n', '%', 'ü', '你', '😀', 'a😀', '😀\n'])(
    'cuts a long one between characters: %j',
    (text) => {
      for (const shift of ['x', 'xx', 'xxx', 'xxxx']) {
        const { link, body } = mailFor({ name: '😀'.repeat(50), message: `${shift}${text.repeat(5_000)}.` });
        expect(link.length).toBeGreaterThan(1_860);
        expect(link.length).toBeLessThan(1_900);
        expect(body).toMatch(/\[\.\.\.\]$/);
        expect(body.isWellFormed()).toBe(true);
      }
    },
  );

  it('does not let its address add other recipients or text, and survives an unreadable record', () => {
    const { link, address } = mailFor({ email: 'a@example.com?bcc=b@example.com&body=x' });
    expect(decodeURIComponent(address ?? '')).toBe('a@example.com?bcc=b@example.com&body=x');
    expect(link.match(/[?&]\w+=/g)).toEqual(['?subject=', '&body=']);
    expect(mailFor({ name: '\ud83d'.repeat(9_000), message: '', timestamp: null }).subject).toContain('Re:');
    expect(mailFor({ name: 'x'.repeat(9_000), message: '' }).link).not.toContain('body');
  });
});

describe('The detail of a submission', () => {
  it('leaves out the company and the budget when there are none', () => {
    render(<SubmissionDetail submission={inquiry} />);
    expect(screen.queryByText('Company')).toBeNull();
    expect(screen.queryByText('Budget')).toBeNull();
    expect(screen.getByText('Can a model read our labels?')).toBeTruthy();
  });

  it('shows every field of the contact form in the order of the form, under its label', () => {
    const values = mapFields(submissionFields, (_, name) => `What was written as ${name}`);
    const submission = { ...inquiry, ...values };
    const { container } = render(<SubmissionDetail submission={submission} />);
    for (const value of Object.values(values)) screen.getByText(value, { exact: false });
    const labels = Array.from(container.querySelectorAll('dt'), (term) => term.textContent);
    const { name: _, message: __, ...facts } = submissionFields;
    expect(labels).toEqual([...Object.values(facts).map(({ label }) => label), 'Received']);
  });
});

/** jsdom has no mail program to open. */
async function openMailProgram(): Promise<void> {
  const link = screen.getByRole('link', { name: 'Reply via Email' });
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
}

describe('Marking as replied', () => {
  it('is offered once the email program has been opened, and not before', async () => {
    const onSetStatus = vi.fn();
    render(<AnswerArea submission={inquiry} onSetStatus={onSetStatus} />);
    expect(screen.queryByRole('button', { name: 'Mark as Replied' })).toBeNull();
    await openMailProgram();
    await userEvent.click(screen.getByRole('button', { name: 'Mark as Replied' }));
    expect(onSetStatus.mock.calls).toEqual([['replied']]);
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Reply via Email' }));
  });

  it('is not offered when the submission is already marked as replied', async () => {
    const replied = { ...inquiry, status: 'replied' } as const;
    render(<AnswerArea submission={replied} onSetStatus={() => undefined} />);
    await openMailProgram();
    expect(screen.queryByRole('button', { name: 'Mark as Replied' })).toBeNull();
  });
});

describe('The confirmation before a deletion', () => {
  const many = Array.from({ length: 26 }, (_, index) => ({ ...inquiry, id: `${index}`, name: `V${index}` }));

  it('says how many submissions are not on the screen', () => {
    expect(deleteConfirmation(many, 24)).toMatchObject({
      title: 'Are you sure you want to delete these 26 submissions?',
      subject: 'V0, V1, V2, V3, V4, V5, V6, V7, V8, V9 and 16 more',
      details: '24 not in view. Deleted submissions can be restored for 30 days.',
    });
    expect(deleteConfirmation([inquiry], 1).details).toContain('1 not in view');
  });

  it('does not mention hidden submissions when all of them are in view', () => {
    expect(deleteConfirmation(many.slice(0, 2), 0).details).toBe(
      'Deleted submissions can be restored for 30 days.',
    );
  });
});

describe('The submissions before and after the open one', () => {
  const [first, second, third] = [3000, 2000, 1000].map((timestamp) => ({
    ...inquiry,
    id: String(timestamp),
    timestamp,
  })) as [Submission, Submission, Submission];

  it.each([
    { order: 'newest first', direction: 'desc', list: [first, third], previous: first, next: third },
    { order: 'oldest first', direction: 'asc', list: [third, first], previous: third, next: first },
  ] as const)('are those around its former place once it left the list, $order', (expected) => {
    const { list, direction, previous, next } = expected;
    expect(neighborsOf(list, second, direction)).toEqual({ previous, next });
  });

  it('end where the list ends', () => {
    expect(neighborsOf([second], third, 'desc')).toEqual({ previous: second, next: undefined });
    expect(neighborsOf([second], first, 'desc')).toEqual({ previous: undefined, next: second });
    expect(neighborsOf([], first, 'desc')).toEqual({ previous: undefined, next: undefined });
  });
});

it('counts submissions that arrive after the admin area was opened until they are marked, but not older ones that move onto the first page', async () => {
  await storeDocuments(origin, submissionsNumbered(14));
  render(
    <FirebaseProviders>
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter>
          <NewSubmissionsProvider>
            <Unseen />
          </NewSubmissionsProvider>
        </MemoryRouter>
      </QueryClientProvider>
    </FirebaseProviders>,
  );
  await screen.findByText('Of 12, nobody: none');
  const arrive = (status: 'new' | 'read') =>
    storeDocuments(origin, [aSubmission({ id: 'fresh', name: 'Nora New', status, timestamp: new Date() })]);
  await arrive('new');
  expect(await screen.findByText('Of 12, Nora New: 1')).toBeTruthy();
  await arrive('read');
  expect(await screen.findByText('Of 12, Nora New: none')).toBeTruthy();
  await deleteDocument(origin, 'contacts/fresh');
  expect(await screen.findByText('Of 12, nobody: none')).toBeTruthy();
});

function Unseen() {
  const { latest, unseen } = useNewSubmissions();
  const newest = useLivePage(useSubmissionsQuery({ direction: 'desc', size: queriedPageSize }), toSubmission);
  return `Of ${newest.data?.rows.length}, ${latest?.name ?? 'nobody'}: ${unseen || 'none'}`;
}
