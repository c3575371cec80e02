import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { fireEvent, screen } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { searchPanel } from '#src/admin/posts/editor/markdown/searchPanel.ts';

it('finds and replaces by keyboard, and Escape closes only the panel', () => {
  const onKeyDown = vi.fn();
  document.body.addEventListener('keydown', onKeyDown);
  const state = EditorState.create({ doc: 'A fax. No fax.', extensions: searchPanel });
  const view = new EditorView({ parent: document.body, state });
  fireEvent.keyDown(view.contentDOM, { key: 'f', keyCode: 70, ctrlKey: true });
  const find = screen.getByLabelText('Find');
  fireEvent.change(find, { target: { value: 'fax' } });
  fireEvent.change(screen.getByLabelText('Replace with'), { target: { value: 'telex' } });
  fireEvent.click(screen.getByText('Replace all'));
  expect(view.state.doc.toString()).toBe('A telex. No telex.');
  onKeyDown.mockClear();
  fireEvent.keyDown(find, { key: 'Escape', keyCode: 27 });
  expect(screen.queryByLabelText('Find')).toBeNull();
  expect(onKeyDown).not.toHaveBeenCalled();
  fireEvent.keyDown(view.contentDOM, { key: 'Escape', keyCode: 27 });
  expect(onKeyDown).toHaveBeenCalledOnce();
  view.destroy();
});
