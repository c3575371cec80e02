import { existsSync, statSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { samplePosts } from '#scripts/content/samplePosts.ts';
import { PersonCaption } from '#src/components/ui/PersonCaption.tsx';
import { portraitOf } from '#src/content/blog.ts';
import { testimonials } from '#src/content/testimonials.ts';

const portraits = [
  ...testimonials.map(({ avatar }) => avatar),
  ...samplePosts.map(({ author }) => portraitOf(author)),
].filter((portrait) => portrait !== undefined);

describe.each([...new Set(portraits)])('%s', (portrait) => {
  it('exists, and is smaller than 3 kB', () => {
    const file = `public${portrait}`;
    expect(existsSync(file), file).toBe(true);
    expect(statSync(file).size).toBeLessThan(3000);
  });
});

describe('a person', () => {
  it('is shown as an image that screen readers skip', () => {
    const { container } = render(
      <PersonCaption name="Ada Lovelace" position="Guest" portrait="/pics/people/ada.svg" />,
    );
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/pics/people/ada.svg');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('without a portrait is shown as initials', () => {
    render(<PersonCaption name="Ada Maria Lovelace" position="Guest" />);
    expect(screen.getByText('AL')).toBeDefined();
  });
});
