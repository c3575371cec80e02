import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '#src/components/useHydrated.ts';
import { type PostCategory, postCategories } from './post.ts';

/** The blog list's filter as its URL says it. */
export type ListFilter = {
  /** Text to search for, trimmed. */
  q: string;
  category: PostCategory | '';
  /** False while a prerendered page is taken over: it was drawn without a filter. */
  isKnown: boolean;
};

/**
 * The blog list's filter, kept in the URL: typing replaces the entry, so that one step back leaves the search;
 * choosing a category adds one.
 */
export function useListFilter() {
  const [params, setParams] = useSearchParams();
  const isKnown = useHydrated(params.size > 0);
  const change = (name: 'q' | 'category', value: string, replace: boolean) => {
    const after = new URLSearchParams(params);
    if (value === '') after.delete(name);
    else after.set(name, value);
    setParams(after, { replace, preventScrollReset: true });
  };
  const filter: ListFilter = { ...(isKnown ? read(params) : noFilter), isKnown };
  return {
    filter,
    setText: (text: string) => change('q', text, true),
    setCategory: (category: string) => change('category', category, false),
  };
}

const noFilter = { q: '', category: '' } as const;

function read(params: URLSearchParams): Pick<ListFilter, 'q' | 'category'> {
  const category = params.get('category');
  return {
    q: params.get('q')?.trim() ?? '',
    category: postCategories.find((known) => known === category) ?? '',
  };
}
