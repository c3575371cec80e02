import { type PostCategory, postCategories } from '#src/features/posts/data/post.ts';

/** Empty values match everything. */
export type FilterValues = {
  q: string;
  category: PostCategory | '';
};

export const noFilter = { q: '', category: '' } as const;

/** From a URL or from the form's fields. */
export function parseFilter(values: { get(name: string): unknown }): FilterValues {
  return { q: String(values.get('q') ?? '').trim(), category: parseCategory(values.get('category')) };
}

export function parseCategory(name: unknown): FilterValues['category'] {
  return postCategories.find((known) => known === name) ?? '';
}

export function withFilter(params: URLSearchParams, filter: FilterValues): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(filter)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
