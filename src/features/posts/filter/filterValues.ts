import { type PostCategory, postCategories } from '#src/features/posts/data/post.ts';

/** Empty values match everything. */
export type FilterValues = {
  q: string;
  category: PostCategory | '';
};

export const noFilter = { q: '', category: '' } as const;

export function parseFilter(params: URLSearchParams): FilterValues {
  return { q: params.get('q')?.trim() ?? '', category: parseCategory(params.get('category')) };
}

export function parseCategory(name: unknown): FilterValues['category'] {
  return postCategories.find((known) => known === name) ?? '';
}

export function withFilter(params: URLSearchParams, { q, category }: FilterValues): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries({ q: q.trim(), category })) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

export function serializeFilter({ q, category }: FilterValues): string {
  return JSON.stringify([q.trim(), category]);
}
