import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ConflictDialog } from '#src/admin/posts/editor/comparison/ConflictDialog.tsx';
import { emptyPost } from '#src/features/posts/data/postFields.ts';

describe('The dialog after a conflict', () => {
  it('distinguishes saved from written text, on the screen and for a screen reader', () => {
    const stored = { id: 'a', slug: 'a', readTime: 1, createdAt: 0, updatedAt: 0 };
    const remote = { ...emptyPost, ...stored, category: 'SEO' as const, excerpt: 'ONE wrote this' };
    const local = { ...remote, excerpt: 'changed in this' };
    render(<ConflictDialog remote={remote} local={local} onResolve={() => undefined} />);
    const difference = screen.getByRole('region', { name: 'Excerpt' });
    expect(difference.textContent).toBe('ExcerptSaved: ONE wrote Yours: changed in this');
  });
});
