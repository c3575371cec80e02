import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ContentPictures } from '#src/admin/posts/editor/pictures/ContentPictures.tsx';
import { placeholderOf } from '#src/admin/posts/editor/pictures/placeholders.ts';
import { replaceInField } from '#src/admin/posts/editor/pictures/replaceInField.ts';
import { PictureUploadsContext } from '#src/admin/posts/editor/pictures/uploads/PictureUploadsContext.ts';
import { createPictureUploads } from '#src/admin/posts/editor/pictures/uploads/pictureUploads.ts';

const label = 'What does the picture show?';
let setText: (text: string) => void;

beforeEach(() => {
  // jsdom has no editing commands.
  document.execCommand = () => false;
});
afterEach(() => vi.unstubAllGlobals());

/** React has 5 ms in one go; what is left of its work then waits, as it does on a slow machine. */
function slowDown(): void {
  const end = performance.now() + 10;
  while (performance.now() < end);
}

function Field({ start }: { start: string }) {
  const [text, set] = useState(start);
  const field = useRef<HTMLTextAreaElement>(null);
  setText = set;
  useLayoutEffect(slowDown);
  return (
    <>
      <textarea ref={field} aria-label="Content" value={text} onChange={({ target }) => set(target.value)} />
      <ContentPictures field={field} value={text} />
    </>
  );
}

/** Two stored pictures are put into the text, so that two questions are asked. */
function renderQuestions(): HTMLElement[] {
  const uploads = createPictureUploads(true);
  const [cat, dog] = ['cat', 'dog'].map((name) => uploads.addStored({ name, address: `/${name}.gif` }));
  if (!cat || !dog) throw new Error('Both are put into the text');
  render(
    <PictureUploadsContext value={uploads}>
      <Field start={`${placeholderOf(cat)}\n\n${placeholderOf(dog)}\n\n`} />
    </PictureUploadsContext>,
  );
  return screen.getAllByLabelText(label);
}

function answer(question: HTMLElement, words: string): void {
  fireEvent.input(question, { target: { value: words } });
  fireEvent.keyDown(question, { key: 'Enter' });
}

it('brings the focus to the next question with the answer, and to the text with the last one', () => {
  const [first, second] = renderQuestions();
  expect(document.activeElement).toBe(first);
  if (first) answer(first, 'A cat');
  expect(document.activeElement).toBe(second);
  if (second) answer(second, 'A dog');
  expect(document.activeElement).toBe(screen.getByLabelText('Content'));
});

it('brings the focus to the next question while the page is behind with its work', async () => {
  const [first, second] = renderQuestions();
  if (!first) throw new Error('A question is asked');
  fireEvent.input(first, { target: { value: 'A cat' } });
  const field = screen.getByLabelText<HTMLTextAreaElement>('Content');
  const { value } = field;
  act(() => setText(`${value}Typed`));
  // From here on React works in its own time: the text is drawn, its effects are still to come, when Enter is pressed.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  setText(`${value}Typed.`);
  await nextMutation(field);
  first.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  expect(document.activeElement).toBe(second);
  await waitFor(() => expect(screen.getAllByLabelText(label)).toEqual([second]));
  expect(document.activeElement).toBe(second);
});

function nextMutation(element: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    new MutationObserver(() => resolve()).observe(element, { childList: true, subtree: true });
  });
}

it('leaves the focus where it is, nowhere too, when a picture comes into the text', () => {
  render(<textarea aria-label="Content" defaultValue="One" />);
  const field = screen.getByLabelText<HTMLTextAreaElement>('Content');
  act(() => replaceInField(field, { from: 3, to: 3, text: ' two' }));
  expect(field.value).toBe('One two');
  expect(document.activeElement).toBe(document.body);
});
