import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emptyPost } from '#src/features/posts/data/postFields.ts';
import type { ContentField } from '#tests/support/components/contentField.ts';
import { everythingIsVisible } from '#tests/support/components/everythingIsVisible.ts';
import { user } from '#tests/support/components/user.ts';
import { filled, onSave, renderForm } from './renderPostForm.tsx';

everythingIsVisible();

function selectAll(content: ContentField, text: string): void {
  content.write(text);
  content.select(0, text.length);
}

describe('The text of a post', () => {
  it('shows its words and minutes once something is typed, and its title in the preview', async () => {
    const content = await renderForm(emptyPost);
    expect(screen.getByText('Markdown')).toBeTruthy();
    fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), { target: { value: 'Nine screens' } });
    fireEvent.click(screen.getByRole('button', { name: 'Preview' }));
    await screen.findByRole('heading', { name: 'Nine screens' });
    content.write('word '.repeat(201));
    expect(await screen.findByText('Markdown. 201 words, 2 min read')).toBeTruthy();
  });

  it('is saved to the last letter, together with a checkbox checked right after it', async () => {
    const content = await renderForm(filled);
    content.type(' More.');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Publish immediately' }));
    content.type(' The end.');
    fireEvent.keyDown(content.element, { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    expect(onSave).toHaveBeenCalledWith(
      expect.objectContaining({ published: true, content: `${filled.content} More. The end.` }),
    );
  });

  it('is validated as of the moment of saving', async () => {
    const content = await renderForm(filled);
    content.write('');
    fireEvent.click(screen.getByRole('button', { name: 'Create Post' }));
    await waitFor(() => expect(content.element.getAttribute('aria-invalid')).toBe('true'));
    expect(onSave).not.toHaveBeenCalled();
    content.write('Something.');
    await waitFor(() => expect(content.element.getAttribute('aria-invalid')).toBe('false'));
  });

  it('is pasted as plain text when its formatting cannot be converted', async () => {
    const content = await renderForm({ ...filled, content: '' });
    content.paste(`<h2>Nine screens</h2>${'<div>'.repeat(2_500)}`, 'Nine screens');
    await waitFor(() => expect(content.text()).toBe('Nine screens'));
  });

  it('is pasted as plain text into a code block', async () => {
    const content = await renderForm({ ...filled, content: '```\nold\n```' });
    content.select(4, 7);
    content.paste('<b>one</b>', 'one');
    await waitFor(() => expect(content.text()).toBe('```\none\n```'));
    content.select(4, 7);
    content.paste('', 'https://example.com');
    await waitFor(() => expect(content.text()).toBe('```\nhttps://example.com\n```'));
  });

  it('starts a new paragraph for a heading that is pasted after words', async () => {
    const content = await renderForm({ ...filled, content: 'Before.' });
    content.select(7, 7);
    content.paste('<h2>Nine</h2>');
    await waitFor(() => expect(content.text()).toBe('Before.\n\n## Nine'));
  });

  it('can be formatted with shortcuts and the toolbar', async () => {
    const content = await renderForm(filled);
    const shortcuts = [
      ['{Control>}b{/Control}', '**Some words here.**'],
      ['{Control>}i{/Control}', '*Some words here.*'],
      ['{Control>}e{/Control}', '`Some words here.`'],
      ['{Control>}{Alt>}2{/Alt}{/Control}', '## Some words here.'],
      ['{Control>}{Alt>}3{/Alt}{/Control}', '### Some words here.'],
      ['{Control>}{Shift>}l{/Shift}{/Control}', '- Some words here.'],
      ['{Control>}{Shift>}.{/Shift}{/Control}', '> Some words here.'],
    ] as const;
    for (const [keys, expected] of shortcuts) {
      selectAll(content, 'Some words here.');
      await user.keyboard(keys);
      expect(content.text(), keys).toBe(expected);
    }
    selectAll(content, 'Some words here.');
    fireEvent.click(screen.getByLabelText('Quote'));
    expect(content.text()).toBe('> Some words here.');
  });

  it('ignores keys that type a character with the right Alt key', async () => {
    const content = await renderForm(filled);
    fireEvent.keyDown(content.element, { key: '@', code: 'Digit2', ctrlKey: true, altKey: true });
    expect(content.text()).toBe('Some words here.');
  });

  it('has a toolbar with arrow key navigation and a single Tab stop', async () => {
    await renderForm(filled);
    const tools = within(screen.getByRole('toolbar')).getAllByRole('button');
    expect(tools.filter((tool) => tool.tabIndex === 0)).toHaveLength(1);
    tools[0]?.focus();
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(tools.at(-1));
  });

  it('has focus when Escape leaves full screen and removes the focused Preview tab', async () => {
    const content = await renderForm(filled);
    fireEvent.click(screen.getByRole('button', { name: 'Full Screen' }));
    expect(document.activeElement).toBe(content.element);
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(content.element);
  });

  it('previews Markdown as elements and raw HTML as text', async () => {
    await renderForm({ ...filled, content: '## A head\n\n<script>alert(1)</script>' });
    fireEvent.click(screen.getByRole('button', { name: 'Preview' }));
    const preview = screen.getByRole('region', { name: 'Preview' });
    expect(await within(preview).findByRole('heading', { name: 'A head' })).toBeTruthy();
    expect(preview.querySelector('script')).toBeNull();
  });

  it('lists its shortcuts when ? is pressed outside the fields', async () => {
    const content = await renderForm(filled);
    fireEvent.keyDown(content.element, { key: '?', shiftKey: true });
    expect(screen.queryByRole('table')).toBeNull();
    fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
    const guide = screen.getByRole('dialog', { name: 'Formatting Guide' });
    expect(within(guide).getByText('Ctrl+Enter')).toBeTruthy();
  });
});
