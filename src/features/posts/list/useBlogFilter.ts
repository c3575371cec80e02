import { type ChangeEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useNavigate, useNavigation, useNavigationType, useSearchParams } from 'react-router-dom';
import { useHydrated } from '#src/components/browser/useHydrated.ts';
import { takeTypedTexts } from '#src/components/form/typedTexts.ts';
import { type PostCategory, postCategories } from '#src/features/posts/data/post.ts';
import { blogSearch } from '#src/paths.ts';

/** Empty values match everything. */
export type FilterValues = {
  q: string;
  category: PostCategory | '';
};

const noFilter = { q: '', category: '' } as const;

const urlDelayMs = 150;

/**
 * The filter is in the URL. The form's fields `q` and `category` are uncontrolled, so that typing never waits for it:
 * a pause in typing or a choice is copied to the URL, and the fields follow it after a link, Back or Forward.
 */
export function useBlogFilter(form: RefObject<HTMLFormElement | null>) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isLink = useNavigationType() === 'PUSH';
  // Prerendered pages have no filter.
  const filter = useHydrated() ? parseFilter(params) : noFilter;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The URL whose filter was last copied, from the form or to it. */
  const copied = useRef('');

  const isLeaving = useNavigation().state === 'loading';
  // Updating the URL now would cancel the navigation.
  useEffect(() => {
    if (isLeaving) clearTimeout(timer.current);
  }, [isLeaving]);

  /** Typing replaces the history entry, a category adds one. */
  function save(): void {
    if (!form.current) return;
    const [saved, entered] = [currentFilter(), parseFilter(new FormData(form.current))];
    const [current, url] = [blogSearch(saved), blogSearch(entered)];
    // If a link, Back or Forward was used since, the fields are about to follow it.
    const isOutdated = current !== copied.current && current !== blogSearch(filter);
    if (isOutdated || url === current) return;
    copied.current = url;
    const isChosen = entered.category !== saved.category;
    void navigate(url, { replace: !isChosen, preventScrollReset: true });
  }

  const adoptTypedTexts = useEffectEvent(() => {
    if (!form.current) return;
    const { q, category } = takeTypedTexts(form.current);
    const saved = currentFilter();
    copied.current = blogSearch(saved);
    fillFields(form.current, { q: q ?? saved.q, category: parseCategory(category) || saved.category });
    save();
  });
  useLayoutEffect(() => adoptTypedTexts(), []);

  const followUrl = useEffectEvent(() => {
    const saved = currentFilter();
    const url = blogSearch(saved);
    if (!form.current || url === copied.current) return;
    copied.current = url;
    const hasChanged = fillFields(form.current, saved);
    // The link that was used has disappeared together with its article.
    const isFocusLost = hasChanged && isLink && document.activeElement === document.body;
    if (isFocusLost) form.current.querySelector('input')?.focus({ preventScroll: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the filter in the URL changes
  useEffect(() => followUrl(), [filter.q, filter.category]);

  return {
    filter,
    handleChange({ target }: ChangeEvent<HTMLFormElement>) {
      clearTimeout(timer.current);
      timer.current = setTimeout(save, target instanceof HTMLSelectElement ? 0 : urlDelayMs);
    },
    handleClear() {
      if (!form.current) return;
      fillFields(form.current, { ...filter, q: '' });
      form.current.querySelector('input')?.focus();
      save();
    },
  };
}

/** The browser's URL, because the router's lags behind while React renders. */
function currentFilter(): FilterValues {
  return parseFilter(new URLSearchParams(window.location.search));
}

/** @returns whether a field had another value */
function fillFields(form: HTMLFormElement, filter: FilterValues): boolean {
  const fields = [...form.elements].filter(
    (field) => field instanceof HTMLInputElement || field instanceof HTMLSelectElement,
  );
  const outdated = fields.filter(({ name, value }) => value.trim() !== filter[name as keyof FilterValues]);
  for (const field of outdated) field.value = filter[field.name as keyof FilterValues];
  return outdated.length > 0;
}

/** From a URL or from the form's fields. */
function parseFilter(values: { get(name: string): unknown }): FilterValues {
  return { q: String(values.get('q') ?? '').trim(), category: parseCategory(values.get('category')) };
}

function parseCategory(name: unknown): FilterValues['category'] {
  return postCategories.find((known) => known === name) ?? '';
}
