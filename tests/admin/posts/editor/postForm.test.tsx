import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emptyPost, postFieldNames, postFields } from '#src/features/posts/data/postFields.ts';
import { content, filled, onChange, onSave, onSaveDraft, renderForm, userEvent } from './renderPostForm.tsx';

describe('The post form', () => {
  it('has a control for every field of a post', () => {
    renderForm(filled);
    for (const name of postFieldNames) screen.getByLabelText(new RegExp(`^${postFields[name].label}`));
  });

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
    await userEvent.type(field, 'rf, ');
    expect(onChange.mock.lastCall?.[0].tags).toEqual(['Pages', 'perf']);
    // It would lie over the next field.
    expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.type(field, 'PAGES, Perf,');
    expect(onChange.mock.lastCall?.[0].tags).toEqual(['Pages', 'perf']);
  });

  it('saves tags that no comma follows yet', async () => {
    renderForm(filled);
    await userEvent.type(screen.getByRole('combobox', { name: /Tags/ }), 'one, two');
    await userEvent.click(screen.getByRole('button', { name: 'Create Post' }));
    await waitFor(() => expect(onSave.mock.lastCall?.[0].tags).toEqual(['one', 'two']));
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
    await waitFor(() => expect(screen.getByLabelText('Author').getAttribute('aria-invalid')).toBe('true'));
    expect(onSave).not.toHaveBeenCalled();
  });

  it('keeps the text by Ctrl+S and stays, wherever the focus is', () => {
    renderForm(filled, false);
    for (const element of [content(), screen.getByRole('region', { name: 'Preview' }), document.body]) {
      const isLeftToBrowser = fireEvent.keyDown(element, { key: 's', ctrlKey: true });
      expect(isLeftToBrowser).toBe(false);
    }
    expect(onSaveDraft).toHaveBeenCalledTimes(3);
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
      expect(onSaveDraft).not.toHaveBeenCalled();
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
