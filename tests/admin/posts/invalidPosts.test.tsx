import { ThemeProvider } from '@mui/material/styles';
import { configure, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, it, vi } from 'vitest';
import { PostCard } from '#src/admin/posts/list/PostCard.tsx';
import { PostGrid } from '#src/admin/posts/list/PostGrid.tsx';
import { PostRowsContext } from '#src/admin/posts/list/PostRowActions.tsx';
import { toPost } from '#src/features/posts/data/postRecord.ts';
import { muiTheme } from '#src/theme/muiTheme.ts';
import { layOutGrid } from '#tests/support/components/gridWindow.ts';

configure({ defaultHidden: true });

const broken = [
  toPost('text-as-list', { title: 'A list for a text', content: ['a'] }),
  toPost('title-as-number', { title: 7 }),
  toPost('tags-as-text', { title: 'Still has a title', tags: 'one' }),
  toPost('../evil', { title: 'A bad id' }),
];

const list = {
  rows: broken,
  pager: { page: 0, hasNext: false, show: vi.fn() },
  isFirstLoad: false,
  isFetching: false,
  search: undefined,
};

const on = { onEdit: vi.fn(), onDuplicate: vi.fn(), onDelete: vi.fn() };

beforeAll(() => {
  layOutGrid(1440);
  const { matchMedia } = window;
  window.matchMedia = (media) => Object.assign(matchMedia(media), { matches: true });
});

const grid = <PostGrid list={list} total={broken.length} direction="desc" onSort={vi.fn()} />;
const cards = broken.map((post) => <PostCard key={post.id} post={post} />);

it.each([
  { list: 'grid', shown: grid, role: 'row' },
  { list: 'cards', shown: cards, role: 'listitem' },
])('an unreadable post is marked in the $list, and can be repaired or deleted', async ({ shown, role }) => {
  render(
    <ThemeProvider theme={muiTheme}>
      <MemoryRouter>
        <PostRowsContext value={{ pages: null, ...on }}>{shown}</PostRowsContext>
      </MemoryRouter>
    </ThemeProvider>,
  );
  for (const post of broken) {
    const name = post.title || post.id;
    const button = await screen.findByRole('button', { name: `Delete ${name}` });
    const row = button.closest<HTMLElement>(role === 'row' ? '[role=row]' : 'li') ?? document.body;
    expect(row.textContent).toContain('Unreadable');
    expect(row.textContent).toContain('Unreadable:');
    expect(row.textContent).toContain(name);
    const edit = within(row).getByRole('button', { name: `Edit ${name}` });
    const title = within(row).getByRole('button', { name });
    expect(within(row).getAllByRole('button')).toEqual([title, edit, button]);
    fireEvent.click(edit);
    expect(on.onEdit).toHaveBeenLastCalledWith(post);
    expect(within(row).queryByRole('link')).toBeNull();
    fireEvent.click(button);
    expect(on.onDelete).toHaveBeenLastCalledWith(post);
  }
});
