import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '#src/components/runtime/useHydrated.ts';
import { type PostCategory, postCategories } from '#src/features/posts/data/post.ts';

/** What the fields of the blog list ask for; empty means all. */
export type FilterValues = {
  /** Text to search for, trimmed. */
  q: string;
  category: PostCategory | '';
};

/** The blog list's filter as its URL says it. */
export type ListFilter = FilterValues & {
  /** False while a prerendered page is taken over: it was drawn without a filter. */
  isKnown: boolean;
};

/**
 * The blog list's filter, kept in the URL: another text replaces the entry, so that one step back leaves the search;
 * another category adds one.
 */
export function useListFilter(): [filter: ListFilter, setFilter: (asked: FilterValues) => void] {
  const [params, setParams] = useSearchParams();
  const isKnown = useHydrated(params.size > 0);
  const filter: ListFilter = { ...(isKnown ? read(params) : noFilter), isKnown };
  const setFilter = ({ q, category }: FilterValues) => {
    const after = new URLSearchParams(params);
    for (const [name, value] of Object.entries({ q, category })) {
      if (value === '') after.delete(name);
      else after.set(name, value);
    }
    setParams(after, { replace: category === filter.category, preventScrollReset: true });
  };
  return [filter, setFilter];
}

const noFilter = { q: '', category: '' } as const;

function read(params: URLSearchParams): FilterValues {
  return { q: params.get('q')?.trim() ?? '', category: knownCategory(params.get('category')) };
}

/** The category of that name; what is none counts as all. */
export function knownCategory(name: string | null | undefined): FilterValues['category'] {
  return postCategories.find((known) => known === name) ?? '';
}
