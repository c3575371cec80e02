import { ThemeProvider } from '@mui/material/styles';
import { configure, fireEvent, render, screen } from '@testing-library/react';
import { userEvent as browserUser, PointerEventsCheckLevel } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { PostForm } from '#src/admin/posts/editor/form/PostForm.tsx';
import { createPictureUploads } from '#src/admin/posts/editor/pictures/uploads/pictureUploads.ts';
import { emptyPost, type PostValues } from '#src/features/posts/data/postFields.ts';
import { muiTheme } from '#src/theme/muiTheme.ts';

/** A post as it can be saved. */
export const filled: PostValues = {
  ...emptyPost,
  category: 'Case Studies',
  title: 'Nine screens, then four',
  author: 'Mara Okafor',
  featuredImage: '/pics/post-nine.svg',
  excerpt: 'What we took out.',
  content: 'Some words here.',
};

export const userEvent = browserUser.setup({
  delay: null,
  pointerEventsCheck: PointerEventsCheckLevel.Never,
});

export const onSave = vi.fn(async (_: PostValues) => undefined);
export const onSaveDraft = vi.fn();
export const onChange = vi.fn();

/** Draws the form of a new or a stored post, on a wide screen. */
export function renderForm(start: PostValues, isNew = true, error?: string) {
  // Everything in the form is in view; asking jsdom about every element takes most of the time.
  configure({ defaultHidden: true });
  vi.clearAllMocks();
  // jsdom has no editing commands; a browser's do this and can undo it.
  document.execCommand = (_, __, text = '') => {
    const field = document.activeElement;
    if (!(field instanceof HTMLTextAreaElement)) return false;
    const { value, selectionStart, selectionEnd } = field;
    const next = value.slice(0, selectionStart) + text + value.slice(selectionEnd);
    fireEvent.input(field, { target: { value: next } });
    return true;
  };
  render(
    <ThemeProvider theme={muiTheme}>
      <MemoryRouter>
        <PostForm
          initialValues={start}
          isNew={isNew}
          meta={{ id: 'nine', createdAt: null }}
          isWide
          uploads={createPictureUploads(false)}
          tagsInUse={{ tags: ['perf', 'Open source', 'Pages'], load: () => undefined }}
          error={error}
          onChange={onChange}
          onSave={onSave}
          onSaveDraft={onSaveDraft}
          onCancel={() => undefined}
        />
      </MemoryRouter>
    </ThemeProvider>,
  );
}

/** The field of the text. */
export function content(): HTMLTextAreaElement {
  return screen.getByLabelText('Content', { selector: 'textarea' });
}
