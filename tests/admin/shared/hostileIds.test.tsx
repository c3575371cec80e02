import { fireEvent, render, screen } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { PostGrid } from '#src/admin/posts/list/PostGrid.tsx';
import { focusRow } from '#src/admin/shared/list/focusRow.ts';
import { SubmissionCards } from '#src/admin/submissions/list/SubmissionCards.tsx';
import { SubmissionGrid } from '#src/admin/submissions/list/SubmissionGrid.tsx';
import { App } from '#src/app/App.tsx';
import { serviceOptions } from '#src/content/inquiry.ts';
import type { Submission } from '#src/features/submissions/data/submission.ts';
import { layOutGrid } from '#tests/support/components/gridWindow.ts';
import { aLoadedPost } from '#tests/support/records/aPost.ts';

/** Ids that anyone could have given a document; the grid reserves the first for itself. */
const hostileIds = [
  'auto-generated-group-node-root',
  'a\nb',
  'constructor',
  'toString',
  '__proto__',
  '"]',
  "it's",
  '\\',
  ' ',
  'x'.repeat(1500),
];

const submissions = hostileIds.map(
  (id, index): Submission => ({
    id,
    name: `Visitor ${index}`,
    email: 'a@example.com',
    service: serviceOptions[0],
    message: 'Hello',
    timestamp: 1e12 - index,
    status: 'new',
  }),
);

const posts = hostileIds.map((id, index) =>
  aLoadedPost({ id, title: `Post ${index}`, createdAt: 1e12 - index }),
);

const onView = vi.fn<(row: { id: string }) => void>();
const failures: unknown[] = [];

type ListProps = Parameters<typeof SubmissionGrid>[0];

/** The list as on the dashboard, with selection and deletion. */
function Submissions({ List }: { List: (props: ListProps) => ReactElement }) {
  const [rows, setRows] = useState(submissions);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set<string>());
  return (
    <List
      rows={rows}
      openId={undefined}
      selectedIds={selected}
      isFetching={false}
      direction="desc"
      onSort={() => undefined}
      onSelect={setSelected}
      onOpen={onView}
      onDelete={(row) => setRows(rows.filter((each) => each !== row))}
    />
  );
}

function Posts() {
  const [rows, setRows] = useState(posts);
  return (
    <PostGrid
      rows={rows}
      isFetching={false}
      buildRecord={null}
      direction="desc"
      onSort={() => undefined}
      onEdit={onView}
      onDuplicate={() => undefined}
      onDelete={(post) => setRows(rows.filter((each) => each !== post))}
    />
  );
}

function draw(list: ReactElement) {
  render(
    <MemoryRouter>
      <App>{list}</App>
    </MemoryRouter>,
  );
}

/** Presses like a mouse, because the grid looks up the cell at each step. */
function press(element: Element | null | undefined) {
  if (!element) throw new Error('Nothing to press');
  fireEvent.mouseDown(element);
  fireEvent.mouseUp(element);
  fireEvent.click(element);
}

function boxOf(name: string) {
  const row = screen.getByText(name).closest('[role=row], li');
  return row?.querySelector<HTMLInputElement>('input[type=checkbox]');
}

/** jsdom accepts a line break in a selector; browsers throw (CSS Syntax 3, 4.3.5). */
function refuseBrokenSelectors() {
  for (const prototype of [Document.prototype, Element.prototype]) {
    for (const method of ['querySelector', 'querySelectorAll'] as const) {
      const find: (selector: string) => unknown = prototype[method];
      vi.spyOn(prototype, method).mockImplementation(function refuse(this: unknown, selector: string) {
        if (/"[^"]*[\n\r\f]/.test(selector)) throw new SyntaxError(`Not a selector: ${selector}`);
        return find.call(this, selector) as never;
      });
    }
  }
}

beforeAll(() => {
  layOutGrid();
  refuseBrokenSelectors();
  window.addEventListener('error', ({ error }) => failures.push(error));
});
afterEach(() => {
  onView.mockClear();
  failures.length = 0;
});

it.each([
  ['the grid', SubmissionGrid],
  ['the cards of a phone', (props: ListProps) => <SubmissionCards {...props} isSelecting />],
])('inquiries with any id are shown, selected, opened, focused and deleted in %s', (_, List) => {
  draw(<Submissions List={List} />);
  for (const { id, name } of submissions) {
    press(boxOf(name));
    expect([name, boxOf(name)?.checked]).toEqual([name, true]);
    press(screen.getByLabelText(`View ${name}`));
    expect(onView.mock.lastCall?.[0].id).toBe(id);
    press(screen.getByText(name));
    focusRow(undefined);
    focusRow(id);
    expect(document.activeElement).toBe(screen.getByLabelText(`View ${name}`));
    press(screen.getByLabelText(`Delete ${name}`));
    expect(screen.queryByText(name)).toBeNull();
  }
  expect(failures).toEqual([]);
});

it('posts with any id are shown, opened and deleted in the grid', () => {
  draw(<Posts />);
  for (const { id, title } of posts) {
    press(screen.getByText(title));
    press(screen.getByLabelText(`Edit ${title}`));
    expect(onView.mock.lastCall?.[0].id).toBe(id);
    press(screen.getByLabelText(`Delete ${title}`));
    expect(screen.queryByText(title)).toBeNull();
  }
  expect(failures).toEqual([]);
});
