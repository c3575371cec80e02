import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { content, filled, renderForm, userEvent } from './renderPostForm.tsx';

function isVisible(element: HTMLElement | null): boolean {
  return (
    element === null || (getComputedStyle(element).display !== 'none' && isVisible(element.parentElement))
  );
}

function selectAnew(text: string): void {
  fireEvent.change(content(), { target: { value: text } });
  content().focus();
  content().select();
}

describe('The text of a post', () => {
  it('counts words and minutes while one types', async () => {
    renderForm({ ...filled, content: 'word '.repeat(201) });
    expect(await screen.findByText('Markdown. 201 words, 2 min read')).toBeTruthy();
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
    await waitFor(() => expect(content().value).toBe('## Nine'));
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
});
