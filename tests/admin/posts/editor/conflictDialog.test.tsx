import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ConflictDialog } from '#src/admin/posts/editor/comparison/ConflictDialog.tsx';
import { emptyPost } from '#src/features/posts/data/postFields.ts';

describe('The dialog after a conflict', () => {
  it('distinguishes saved from written text, on the screen and for a screen reader', () => {
    const other = { ...emptyPost, excerpt: 'ONE wrote this' };
    const mine = { ...emptyPost, excerpt: 'changed in this' };
    const conflict = { title: 'Two versions', savedAt: 0, other, mine };
    render(<ConflictDialog conflict={conflict} onResolve={() => undefined} />);
    const difference = screen.getByRole('region', { name: 'Excerpt' });
    expect(difference.textContent).toBe('Excerptthe other version: ONE wrote your version: changed in this');
  });
});
