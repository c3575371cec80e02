import { type ChangeEvent, type RefObject, startTransition, useEffect, useOptimistic, useRef } from 'react';
import { useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { takeTypedTexts } from '#src/components/start/typedTexts.ts';
import { useHydrated } from '#src/components/start/useHydrated.ts';
import { type PostCategory, postCategories } from '#src/features/posts/data/post.ts';
import { blogSearch } from '#src/paths.ts';

/** Empty values match everything. */
export type FilterValues = {
  q: string;
  category: PostCategory | '';
};

const noFilter = { q: '', category: '' } as const;

/** The filter is in the URL. The fields are ahead of it while React renders the list, so that typing never waits. */
export function useBlogFilter(form: RefObject<HTMLFormElement | null>) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isLink = useNavigationType() === 'PUSH';
  // Prerendered pages have no filter.
  const filter = useHydrated() ? parseFilter(params) : noFilter;
  const [fields, setFields] = useOptimistic<FilterValues>(filter);

  /** Typing replaces the history entry, a category adds one. */
  function apply(values: FilterValues, isInLayoutEffect = false): void {
    const replace = values.category === fields.category;
    startTransition(async () => {
      setFields(values);
      // In a layout effect, the router can't navigate yet. Elsewhere, waiting would let a link pressed next navigate first.
      if (isInLayoutEffect) await null;
      await navigate(blogSearch(values), { replace, preventScrollReset: true });
    });
  }

  /** Adopts what was typed before hydration. Call it in a layout effect. */
  function handleMount() {
    const current = parseFilter(new URLSearchParams(window.location.search));
    const { q = current.q, category } = form.current ? takeTypedTexts(form.current) : {};
    const typed = { q, category: parseCategory(category) || current.category };
    if (blogSearch(typed) !== blogSearch(current)) apply(typed, true);
  }

  const search = blogSearch(filter);
  const lastSearch = useRef(search);
  useEffect(() => {
    if (search === lastSearch.current) return;
    lastSearch.current = search;
    // The link that was used has disappeared together with its article.
    if (isLink && document.activeElement === document.body) focusSearch(form.current);
  }, [search, isLink, form]);

  return {
    filter,
    fields,
    handleMount,
    handleChange({ currentTarget }: ChangeEvent<HTMLFormElement>) {
      apply(parseFilter(new FormData(currentTarget)));
    },
    handleClear() {
      apply({ ...fields, q: '' });
      focusSearch(form.current);
    },
  };
}

function focusSearch(form: HTMLFormElement | null): void {
  form?.querySelector('input')?.focus({ preventScroll: true });
}

function parseFilter(values: { get(name: string): unknown }): FilterValues {
  return { q: String(values.get('q') ?? ''), category: parseCategory(values.get('category')) };
}

function parseCategory(name: unknown): FilterValues['category'] {
  return postCategories.find((known) => known === name) ?? '';
}
