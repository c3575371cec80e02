// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent as browserUser, PointerEventsCheckLevel } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PostForm } from '#src/admin/posts/editor/PostForm.tsx';
import { emptyPost, type PostValues } from '#src/features/posts/data/post.ts';
import { muiTheme } from '#src/theme/muiTheme.ts';

// Everything in the form is in view; asking jsdom about every element takes most of the time.
configure({ defaultHidden: true });

const filled: PostValues = {
  ...emptyPost,
  title: 'Nine screens, then four',
  author: 'Mara Okafor',
  featuredImage: '/pics/post-nine.svg',
  excerpt: 'What we took out.',
  content: 'Some words here.',
};

const userEvent = browserUser.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

const onSave = vi.fn(async (_: PostValues) => undefined);
const onChange = vi.fn();

beforeEach(() => {
  const listening = {
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  };
  window.matchMedia = (media) => ({ matches: false, media, ...listening }) as never;
  // jsdom has no editing commands; a browser's do this and can undo it.
  document.execCommand = (_, __, text = '') => {
    const field = document.activeElement;
    if (!(field instanceof HTMLTextAreaElement)) return false;
    const { value, selectionStart, selectionEnd } = field;
    const next = value.slice(0, selectionStart) + text + value.slice(selectionEnd);
    fireEvent.input(field, { target: { value: next } });
    return true;
  };
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function renderForm(start: PostValues, isNew = true, error?: string) {
  render(
    <ThemeProvider theme={muiTheme}>
      <MemoryRouter>
        <PostForm
          start={start}
          isNew={isNew}
          facts={{ id: 'nine', createdAt: null }}
          isWide
          error={error}
          onChange={onChange}
          onSave={onSave}
          onCancel={() => undefined}
        />
      </MemoryRouter>
    </ThemeProvider>,
  );
}

function content(): HTMLTextAreaElement {
  return screen.getByLabelText('Content', { selector: 'textarea' });
}

function selectAnew(text: string): void {
  fireEvent.change(content(), { target: { value: text } });
  content().focus();
  content().select();
}

describe('The post form', () => {
  it('shows what the address of the post will be called', async () => {
    renderForm(emptyPost);
    await userEvent.click(screen.getByLabelText('Title'));
    await userEvent.paste('Nine Screens, then 4!');
    expect(screen.getByText('Slug: nine-screens-then-4')).toBeTruthy();
  });

  it('counts words and minutes while one types', async () => {
    renderForm({ ...filled, content: 'word '.repeat(201) });
    expect(await screen.findByText('Markdown. 201 words, 2 min read')).toBeTruthy();
  });

  it('turns tags into chips at each comma and takes them out again', async () => {
    renderForm(filled);
    const field = screen.getByRole('textbox', { name: /Tags/ });
    await userEvent.type(field, 'speed,');
    await userEvent.paste(' images ,,speed, last');
    const chips = () => within(screen.getByRole('list', { name: 'Tags' })).getAllByRole('listitem');
    expect(chips().map((chip) => chip.textContent)).toEqual(['speed', 'images']);
    await userEvent.tab();
    expect(chips().map((chip) => chip.textContent)).toEqual(['speed', 'images', 'last']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove tag images' }));
    expect(onChange.mock.lastCall?.[0].tags).toEqual(['speed', 'last']);
  });

  it('saves tags that no comma follows yet', async () => {
    renderForm(filled);
    await userEvent.type(screen.getByRole('textbox', { name: /Tags/ }), 'one, two');
    await userEvent.click(screen.getByRole('button', { name: 'Create Post' }));
    await waitFor(() => expect(onSave.mock.lastCall?.[0].tags).toEqual(['one', 'two']));
  });

  it('formats by shortcut', async () => {
    renderForm(filled);
    const shortcuts = [
      ['{Control>}b{/Control}', '**Some words here.**'],
      ['{Control>}i{/Control}', '*Some words here.*'],
      ['{Control>}k{/Control}', '[Some words here.](https://)'],
      ['{Control>}e{/Control}', '`Some words here.`'],
      ['{Control>}{Alt>}2{/Alt}{/Control}', '## Some words here.'],
      ['{Control>}{Alt>}3{/Alt}{/Control}', '### Some words here.'],
      ['{Control>}{Shift>}l{/Shift}{/Control}', '- Some words here.'],
      ['{Control>}{Shift>}[Period]{/Shift}{/Control}', '> Some words here.'],
    ] as const;
    for (const [keys, expected] of shortcuts) {
      selectAnew('Some words here.');
      await userEvent.keyboard(keys);
      expect(content().value, keys).toBe(expected);
    }
  });

  it('leaves the keys alone that type a character with the right Alt key', () => {
    renderForm(filled);
    fireEvent.keyDown(content(), { key: '@', code: 'Digit2', ctrlKey: true, altKey: true });
    expect(content().value).toBe('Some words here.');
  });

  it('formats by the toolbar', async () => {
    renderForm(filled);
    const tools = [
      ['Heading', '## Some words here.'],
      ['Bold', '**Some words here.**'],
      ['List', '- Some words here.'],
      ['Quote', '> Some words here.'],
    ] as const;
    for (const [name, expected] of tools) {
      selectAnew('Some words here.');
      await userEvent.click(screen.getByRole('button', { name }));
      expect(content().value, name).toBe(expected);
    }
  });

  it('leads through its toolbar by arrow keys and is one stop of the Tab key', async () => {
    renderForm(filled);
    const tools = within(screen.getByRole('toolbar')).getAllByRole('button');
    expect(tools.filter((tool) => tool.tabIndex === 0)).toHaveLength(1);
    tools[0]?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(tools.at(-1));
  });

  it('offers a formatting guide', async () => {
    renderForm(filled);
    await userEvent.click(screen.getByRole('button', { name: 'Formatting guide' }));
    expect(within(screen.getByRole('table')).getByText('**bold**')).toBeTruthy();
  });

  it('previews the Markdown as elements, raw HTML as text', async () => {
    renderForm({ ...filled, content: '## A head\n\n<script>alert(1)</script>' });
    const preview = screen.getByRole('region', { name: 'Preview' });
    expect(await within(preview).findByRole('heading', { name: 'A head' })).toBeTruthy();
    expect(preview.querySelector('script')).toBeNull();
  });

  it('says that a picture cannot be loaded', async () => {
    renderForm(filled);
    fireEvent.error(screen.getByAltText('Featured picture'));
    expect(screen.getByText(/This picture cannot be loaded/)).toBeTruthy();
  });

  it('refuses what is missing, at the field, and leads to the first one', async () => {
    renderForm({ ...filled, author: '', excerpt: '  ' });
    await userEvent.click(screen.getByRole('button', { name: 'Create Post' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Author')));
    expect(screen.getByLabelText('Excerpt').getAttribute('aria-invalid')).toBe('true');
    expect(onSave).not.toHaveBeenCalled();
  });

  it('saves by Ctrl+S', async () => {
    renderForm(filled, false);
    content().focus();
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  });

  it('keeps the text of a failed save and says why it failed', () => {
    renderForm(filled, false, 'Failed to update blog post');
    expect(screen.getByRole('alert').textContent).toContain('Failed to update blog post');
    expect(content().value).toBe('Some words here.');
    expect(screen.getByRole('button', { name: 'Update Post' })).toBeTruthy();
  });
});
