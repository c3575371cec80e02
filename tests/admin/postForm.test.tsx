import { ThemeProvider } from '@mui/material/styles';
import { configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent as browserUser, PointerEventsCheckLevel } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PostForm } from '#src/admin/posts/editor/PostForm.tsx';
import { createPictureUploads } from '#src/admin/posts/editor/pictures/pictureUploads.ts';
import { emptyPost, type PostValues, postFields } from '#src/features/posts/data/postFields.ts';
import { muiTheme } from '#src/theme/muiTheme.ts';

// Everything in the form is in view; asking jsdom about every element takes most of the time.
configure({ defaultHidden: true });

const filled: PostValues = {
  ...emptyPost,
  category: 'Case Studies',
  title: 'Nine screens, then four',
  author: 'Mara Okafor',
  featuredImage: '/pics/post-nine.svg',
  excerpt: 'What we took out.',
  content: 'Some words here.',
};

const userEvent = browserUser.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

const onSave = vi.fn(async (_: PostValues) => undefined);
const onKeep = vi.fn();
const onChange = vi.fn();

beforeEach(() => {
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
  vi.clearAllMocks();
});

function renderForm(start: PostValues, isNew = true, error?: string) {
  render(
    <ThemeProvider theme={muiTheme}>
      <MemoryRouter>
        <PostForm
          initialValues={start}
          isNew={isNew}
          meta={{ id: 'nine', createdAt: null }}
          isWide
          uploads={createPictureUploads(false)}
          tagsInUse={['perf', 'Open source', 'Pages']}
          error={error}
          onChange={onChange}
          onSave={onSave}
          onKeep={onKeep}
          onTagsFocus={() => undefined}
          onCancel={() => undefined}
        />
      </MemoryRouter>
    </ThemeProvider>,
  );
}

function isVisible(element: HTMLElement | null): boolean {
  return (
    element === null || (getComputedStyle(element).display !== 'none' && isVisible(element.parentElement))
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
  it('lets the writer choose the category of a new post: none is chosen beforehand', async () => {
    renderForm({ ...filled, category: '' });
    const category = screen.getByLabelText('Category', { selector: 'select' });
    expect(within(category).getByRole('option', { selected: true }).textContent).toBe('Choose a category');
    await userEvent.click(screen.getByRole('button', { name: 'Create Post' }));
    await waitFor(() => expect(category.getAttribute('aria-invalid')).toBe('true'));
    expect(onSave).not.toHaveBeenCalled();
    await userEvent.selectOptions(category, 'SEO');
    await userEvent.click(screen.getByRole('button', { name: 'Create Post' }));
    await waitFor(() => expect(onSave.mock.lastCall?.[0].category).toBe('SEO'));
  });

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
    const field = screen.getByRole('combobox', { name: /Tags/ });
    await userEvent.type(field, 'speed,');
    await userEvent.paste(' images ,,speed, last');
    // The preview has a list of that name too, further down.
    const chips = () => {
      const [list = document.body] = screen.getAllByRole('list', { name: 'Tags' });
      return within(list).getAllByRole('listitem');
    };
    expect(chips().map((chip) => chip.textContent)).toEqual(['speed', 'images']);
    await userEvent.tab();
    expect(chips().map((chip) => chip.textContent)).toEqual(['speed', 'images', 'last']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove tag images' }));
    expect(onChange.mock.lastCall?.[0].tags).toEqual(['speed', 'last']);
  });

  it('offers the tags in use, and takes one in whatever case it is typed', async () => {
    renderForm({ ...filled, tags: ['Pages'] });
    const field = screen.getByRole('combobox', { name: /Tags/ });
    await userEvent.type(field, 'pE');
    const options = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['perf', 'Open source']);
    await userEvent.type(field, 'rf,');
    expect(onChange.mock.lastCall?.[0].tags).toEqual(['Pages', 'perf']);
    await userEvent.type(field, 'PAGES, Perf,');
    expect(onChange.mock.lastCall?.[0].tags).toEqual(['Pages', 'perf']);
  });

  it('saves tags that no comma follows yet', async () => {
    renderForm(filled);
    await userEvent.type(screen.getByRole('combobox', { name: /Tags/ }), 'one, two');
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

  it('takes formatted text from the clipboard as Markdown', async () => {
    renderForm({ ...filled, content: '' });
    const clipboard: Record<string, string> = { 'text/plain': 'Nine', 'text/html': '<h2>Nine</h2>' };
    const clipboardData = { files: [], getData: (type: string) => clipboard[type] ?? '' };
    content().focus();
    expect(fireEvent.paste(content(), { clipboardData })).toBe(false);
    await waitFor(() => expect(content().value).toBe('## Nine'), { timeout: 20_000 });
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

  it('has its preview follow the line that is being written', async () => {
    const shown = vi.fn();
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function follow(this: Element) {
      shown(this.textContent);
    });
    const sections = Array.from({ length: 80 }, (_, number) => `## Section ${number}\n\nText.`);
    renderForm({ ...filled, content: sections.join('\n\n') });
    const preview = screen.getByRole('region', { name: 'Preview' });
    await within(preview).findByRole('heading', { name: 'Section 79' });
    expect(shown).not.toHaveBeenCalled();
    const caret = content().value.indexOf('Section 60');
    content().focus();
    content().setSelectionRange(caret, caret);
    fireEvent.select(content());
    await waitFor(() => expect(shown).toHaveBeenLastCalledWith('Section 60'));
  });

  it('gives the text the whole screen, and all fields back by the button or by Escape', async () => {
    const handleDialogKey = vi.fn();
    document.body.addEventListener('keydown', handleDialogKey);
    renderForm(filled);
    const title = screen.getByLabelText('Title', { selector: 'input' });
    const button = screen.getByRole('button', { name: 'Full screen' });
    for (const leave of [() => userEvent.click(button), () => userEvent.type(content(), '{Escape}')]) {
      await userEvent.click(button);
      expect(button.getAttribute('aria-pressed')).toBe('true');
      expect(isVisible(title)).toBe(false);
      expect(isVisible(content())).toBe(true);
      await leave();
      expect(button.getAttribute('aria-pressed')).toBe('false');
      expect(isVisible(title)).toBe(true);
    }
    expect(handleDialogKey).not.toHaveBeenCalledWith(expect.objectContaining({ key: 'Escape' }));
    document.body.removeEventListener('keydown', handleDialogKey);
  });

  it('lists its keys by a question mark outside the fields', async () => {
    renderForm(filled);
    fireEvent.keyDown(content(), { key: '?', shiftKey: true });
    expect(screen.queryByRole('table')).toBeNull();
    fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
    const guide = screen.getByRole('dialog', { name: 'Formatting guide' });
    expect(within(guide).getByText('Ctrl+Enter')).toBeTruthy();
  });

  it('has a field for each that a post has', () => {
    renderForm(filled);
    for (const { label } of Object.values(postFields)) {
      expect(screen.getAllByLabelText(new RegExp(`^${label}`)).length, label).toBeGreaterThan(0);
    }
  });

  it('says that a picture cannot be loaded', async () => {
    renderForm(filled);
    fireEvent.error(screen.getByAltText('Featured picture'));
    expect(screen.getByText(/This picture cannot be loaded/)).toBeTruthy();
  });

  it('refuses what is missing, at the field, and leads to the first one', async () => {
    renderForm({ ...filled, author: '', excerpt: '  ' });
    await userEvent.click(screen.getByRole('button', { name: 'Create Post' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Excerpt')));
    expect(screen.getByLabelText('Author').getAttribute('aria-invalid')).toBe('true');
    expect(onSave).not.toHaveBeenCalled();
  });

  it('keeps the text by Ctrl+S and stays, wherever the focus is', () => {
    renderForm(filled, false);
    for (const element of [content(), screen.getByRole('region', { name: 'Preview' }), document.body]) {
      const isLeftToBrowser = fireEvent.keyDown(element, { key: 's', ctrlKey: true });
      expect(isLeftToBrowser).toBe(false);
    }
    expect(onKeep).toHaveBeenCalledTimes(3);
    expect(onSave).not.toHaveBeenCalled();
  });

  it.each([
    { isNew: true, shortcut: { key: 'Enter', ctrlKey: true } },
    { isNew: false, shortcut: { key: 'Enter', metaKey: true } },
  ])(
    'creates or updates by Ctrl or Cmd+Enter, also when no field has the focus',
    async ({ isNew, shortcut }) => {
      renderForm(filled, isNew);
      fireEvent.keyDown(document.body, shortcut);
      await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
      expect(onKeep).not.toHaveBeenCalled();
    },
  );

  it('keeps the focus on its button while it saves', async () => {
    renderForm(filled, false);
    let answer = () => {};
    onSave.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = () => resolve(undefined);
        }),
    );
    const button = screen.getByRole('button', { name: 'Update Post' });
    await userEvent.click(button);
    await waitFor(() => expect(button.textContent).toBe('Saving...'));
    // A browser takes the focus away from a disabled button.
    expect(button.matches(':disabled')).toBe(false);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button);
    expect(onSave).toHaveBeenCalledOnce();
    answer();
    await waitFor(() => expect(button.textContent).toBe('Update Post'));
  });

  it('keeps the text of a failed save and says why it failed', () => {
    renderForm(filled, false, 'Failed to update blog post');
    expect(screen.getByRole('alert').textContent).toContain('Failed to update blog post');
    expect(content().value).toBe('Some words here.');
    expect(screen.getByRole('button', { name: 'Update Post' })).toBeTruthy();
  });
});
