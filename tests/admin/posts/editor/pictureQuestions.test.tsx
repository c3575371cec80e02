import type { EditorView } from '@codemirror/view';
import { ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { CodeMirrorInput } from '#src/admin/posts/editor/markdown/CodeMirrorInput.tsx';
import { contentUploads } from '#src/admin/posts/editor/markdown/contentUploads.ts';
import { ContentPictures } from '#src/admin/posts/editor/pictures/ContentPictures.tsx';
import { PictureUploadsContext } from '#src/admin/posts/editor/pictures/PictureUploadsContext.ts';
import { createPictureUploads } from '#src/admin/posts/editor/pictures/pictureUploads.ts';
import { placeholderOf } from '#src/admin/posts/editor/pictures/placeholders.ts';
import { createPostText } from '#src/admin/posts/editor/postText.ts';
import { muiTheme } from '#src/theme/muiTheme.ts';
import { contentFieldOf } from '#tests/support/components/contentField.ts';

const label = 'Describe this picture';
let setText: (text: string) => void;

afterEach(() => vi.unstubAllGlobals());

/** React has 5 ms in one go; what is left of its work then waits, as it does on a slow machine. */
function slowDown(): void {
  const end = performance.now() + 10;
  while (performance.now() < end);
}

function Field({ start }: { start: string }) {
  const [postText] = useState(() => createPostText(start));
  const [text, set] = useState(start);
  const [view, setView] = useState<EditorView | null>(null);
  setText = set;
  useLayoutEffect(slowDown);
  return (
    <>
      <CodeMirrorInput
        id="content"
        text={postText}
        readOnly={false}
        isInvalid={false}
        extensions={contentUploads}
        onView={setView}
      />
      {view && <ContentPictures view={view} value={text} />}
    </>
  );
}

/** Two stored pictures are put into the text, so that two dialogs open. */
function renderQuestions(): HTMLElement[] {
  const uploads = createPictureUploads(true);
  const [cat, dog] = ['cat', 'dog'].map((name) => uploads.addStored({ name, address: `/${name}.gif` }));
  if (!cat || !dog) throw new Error('Both are put into the text');
  render(
    <ThemeProvider theme={muiTheme}>
      <PictureUploadsContext value={uploads}>
        <Field start={`${placeholderOf(cat)}\n\n${placeholderOf(dog)}\n\n`} />
      </PictureUploadsContext>
    </ThemeProvider>,
  );
  return screen.getAllByLabelText(label);
}

function answer(question: HTMLElement, words: string): void {
  fireEvent.input(question, { target: { value: words } });
  fireEvent.keyDown(question, { key: 'Enter' });
}

it('moves the focus to the next dialog after an answer, and to the text after the last one', () => {
  const [first, second] = renderQuestions();
  expect(document.activeElement).toBe(first);
  if (first) answer(first, 'A cat');
  expect(document.activeElement).toBe(second);
  if (second) answer(second, 'A dog');
  expect(document.activeElement).toBe(contentElement());
});

it('moves the focus to the next dialog even when the page is busy', async () => {
  const [first, second] = renderQuestions();
  if (!first) throw new Error('A question is asked');
  fireEvent.input(first, { target: { value: 'A cat' } });
  const value = contentFieldOf(contentElement()).text();
  act(() => setText(`${value}Typed`));
  // From here on React schedules its own work: Enter is pressed when the text is rendered but its effects have not run.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  setText(`${value}Typed.`);
  await nextMutation(contentElement());
  first.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  expect(document.activeElement).toBe(second);
  await waitFor(() => expect(screen.getAllByLabelText(label)).toEqual([second]));
  expect(document.activeElement).toBe(second);
});

function contentElement(): HTMLElement {
  return screen.getAllByRole('textbox').find(({ id }) => id === 'content') ?? document.body;
}

function nextMutation(element: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    new MutationObserver(() => resolve()).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
}
