import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { longTest } from '#emulator/tests/support/runs.ts';
import { postFieldNames, postFields } from '#src/features/posts/data/postFields.ts';
import { everythingIsVisible } from '#tests/support/components/everythingIsVisible.ts';
import { user } from '#tests/support/components/user.ts';
import { filled, onChange, onSave, renderForm } from './renderPostForm.tsx';

everythingIsVisible();

describe('The post form', () => {
  it('has a control for every field of a post', async () => {
    await renderForm(filled);
    for (const name of postFieldNames) screen.getByLabelText(new RegExp(`^${postFields[name].label}`));
  });

  it('preselects no category for a new post', async () => {
    await renderForm({ ...filled, category: '' });
    const category = screen.getByLabelText('Category', { selector: 'select' });
    expect(within(category).getByRole('option', { selected: true }).textContent).toBe('Choose a category');
    await user.click(screen.getByRole('button', { name: 'Create Post' }));
    await waitFor(() => expect(category.getAttribute('aria-invalid')).toBe('true'));
    expect(onSave).not.toHaveBeenCalled();
    await user.selectOptions(category, 'SEO');
    await user.click(screen.getByRole('button', { name: 'Create Post' }));
    await waitFor(() => expect(onSave.mock.lastCall?.[0].category).toBe('SEO'));
  });

  it('turns tags into chips at each comma, removes them again, and saves one without a comma after it', async () => {
    await renderForm(filled);
    const field = screen.getByRole('combobox', { name: /Tags/ });
    await user.type(field, 'speed,');
    await user.paste(' images ,,speed, last');
    // The preview has a list with the same name further down.
    const chips = () => {
      const [list = document.body] = screen.getAllByRole('list', { name: 'Tags' });
      return within(list).getAllByRole('listitem');
    };
    expect(chips().map((chip) => chip.textContent)).toEqual(['speed', 'images']);
    await user.tab();
    expect(chips().map((chip) => chip.textContent)).toEqual(['speed', 'images', 'last']);
    await user.click(screen.getByRole('button', { name: 'Remove tag images' }));
    expect(onChange.mock.lastCall?.[0].tags).toEqual(['speed', 'last']);
    await user.type(field, 'x');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(onSave.mock.lastCall?.[0].tags).toEqual(['speed', 'last', 'x']));
  });

  it('suggests the tags in use, and accepts one typed in any case', async () => {
    await renderForm({ ...filled, tags: ['Pages'] });
    const field = screen.getByRole('combobox', { name: /Tags/ });
    await user.type(field, 'pE');
    const options = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['perf', 'Open source']);
    await user.type(field, 'rf, ');
    expect(onChange.mock.lastCall?.[0].tags).toEqual(['Pages', 'perf']);
    // Its popup would cover the next field.
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.paste('PAGES, Perf,');
    expect(onChange.mock.lastCall?.[0].tags).toEqual(['Pages', 'perf']);
  });

  it('says when an image cannot be loaded, and loads it again when its URL is entered again', async () => {
    await renderForm(filled);
    fireEvent.error(screen.getByAltText('Featured image'));
    expect(screen.getByText(/Couldn't load this image/)).toBeTruthy();
    const field = screen.getByRole('textbox', { name: /Featured image URL/ });
    await user.clear(field);
    await waitFor(() => expect(screen.queryByText(/Couldn't load this image/)).toBeNull());
    await user.paste(filled.featuredImage);
    expect(await screen.findByAltText('Featured image')).toBeTruthy();
  });

  it('says what saving will do, or what is still needed for it', async () => {
    const field = await renderForm({ ...filled, author: '', excerpt: ' ', title: '' });
    const footer = () => screen.getByText(/Still needed|draft|Goes live/, { selector: '[role=status]' });
    expect(footer().textContent).toBe('Still needed: Title, Author and 1 more');
    await user.type(screen.getByLabelText('Excerpt'), 'Short.');
    await user.type(screen.getByLabelText('Author'), 'Mara');
    expect(footer().textContent?.trim()).toBe('Still needed: Title');
    await user.click(within(footer()).getByRole('button', { name: 'Title' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Title'));
    await user.keyboard('Nine');
    expect(footer().textContent).toBe('Saves a draft');
    await user.click(screen.getByLabelText('Publish immediately'));
    expect(footer().textContent).toBe('Goes live now');
    field.write('![](https://example.com/desk.webp)');
    await waitFor(() => expect(footer().textContent?.trim()).toBe('Still needed: Image descriptions'));
    await user.click(within(footer()).getByRole('button', { name: 'Image descriptions' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Describe this image'));
    await user.click(screen.getByLabelText('Publish immediately'));
    expect(footer().textContent).toBe('Saves a draft');
    await user.click(screen.getByLabelText('Publish immediately'));
    field.write('');
    await waitFor(() => expect(footer().textContent?.trim()).toBe('Still needed: Content'));
  });

  it('marks each missing field and focuses the first one', async () => {
    await renderForm({ ...filled, author: '', excerpt: '  ' });
    await user.click(screen.getByRole('button', { name: 'Create Post' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Excerpt')));
    await waitFor(() => expect(screen.getByLabelText('Author').getAttribute('aria-invalid')).toBe('true'));
    expect(onSave).not.toHaveBeenCalled();
  });

  it('keeps focus on its button while it saves', async () => {
    await renderForm(filled, false);
    let answer = () => {};
    onSave.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = () => resolve(undefined);
        }),
    );
    const button = screen.getByRole('button', { name: 'Update Post' });
    await user.click(button);
    await waitFor(() => expect(button.textContent).toBe('Saving...'));
    // Browsers blur a button that becomes disabled.
    expect(button.matches(':disabled')).toBe(false);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.click(button);
    expect(onSave).toHaveBeenCalledOnce();
    answer();
    await waitFor(() => expect(button.textContent).toBe('Update Post'));
  });

  it('still works without its preview when the text cannot be rendered', longTest, async () => {
    const text = '>'.repeat(4_000);
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const content = await renderForm({ ...filled, content: text });
    fireEvent.click(screen.getByRole('button', { name: 'Preview' }));
    expect(await screen.findByText(/too complex to show/)).toBeTruthy();
    expect(content.text()).toBe(text);
    content.write('Mended.');
    await waitFor(() => expect(screen.queryByText(/too complex to show/)).toBeNull());
    said.mockRestore();
  });
});
