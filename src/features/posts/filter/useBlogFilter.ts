import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigation, useNavigationType, useSearchParams } from 'react-router-dom';
import { useHydrated } from '#src/components/browser/useHydrated.ts';
import { takeTypedTexts } from '#src/components/form/typedTexts.ts';
import {
  type FilterValues,
  noFilter,
  parseCategory,
  parseFilter,
  serializeFilter,
  withFilter,
} from './filterValues.ts';

const urlDelayMs = 150;

/** Mirrors the form's fields `q` and `category` in the URL. Typing replaces the history entry, a category adds one. */
export function useBlogFilter(form: RefObject<HTMLFormElement | null>) {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  // Prerendered pages have no filter.
  const isReady = useHydrated(params.size > 0);
  const saved = isReady ? parseFilter(params) : noFilter;
  /** Field values not yet in the URL; `null` when they agree. */
  const [entered, setEntered] = useState<FilterValues | null>(null);
  const values = entered ?? saved;
  /** Keys of this hook's own navigations; several can be pending while typing outpaces rendering. */
  const requested = useRef(new Set<string>());

  const save = useEffectEvent((next: FilterValues) => {
    if (serializeFilter(next) === serializeFilter(saved)) return setEntered(null);
    requested.current.add(serializeFilter(next));
    const isReplaced = next.category === saved.category;
    setParams(withFilter(params, next), { replace: isReplaced, preventScrollReset: true });
  });
  // A navigation to another page must not be interrupted.
  const isNavigating = useNavigation().state !== 'idle';
  const isChosen = entered !== null && entered.category !== saved.category;
  useEffect(() => {
    if (entered === null || isNavigating) return undefined;
    const timer = setTimeout(() => save(entered), isChosen ? 0 : urlDelayMs);
    return () => clearTimeout(timer);
  }, [entered, isChosen, isNavigating]);

  const follow = useEffectEvent(() => {
    const isOwn = requested.current.has(serializeFilter(saved));
    const isTypedOn = entered !== null && serializeFilter(entered) !== serializeFilter(saved);
    if (isOwn && isTypedOn) return;
    requested.current.clear();
    setEntered(null);
  });
  // Each navigation has a new `key`, even if the URL does not change.
  const followedKey = useRef(key);
  useLayoutEffect(() => {
    if (key === followedKey.current) return;
    followedKey.current = key;
    follow();
  }, [key]);
  useTypedBeforeHydration(form, isReady, (typed) => {
    const all = { q: typed.q || saved.q, category: typed.category || saved.category };
    if (serializeFilter(all) !== serializeFilter(saved)) setEntered(all);
  });
  useFocusAfterLink(form, key, entered === null);

  return {
    values,
    filter: { ...values, q: values.q.trim() },
    setFilter: (change: Partial<FilterValues>) => setEntered((now) => ({ ...(now ?? saved), ...change })),
  };
}

function useTypedBeforeHydration(
  form: RefObject<HTMLFormElement | null>,
  isReady: boolean,
  onTyped: (typed: FilterValues) => void,
): void {
  const typed = useRef<FilterValues>(null);
  const adopt = useEffectEvent(() => typed.current && onTyped(typed.current));
  // Runs before the values from the URL are rendered into the fields.
  useLayoutEffect(() => {
    if (!form.current) return;
    const { q = '', category } = takeTypedTexts(form.current);
    typed.current = { q, category: parseCategory(category) };
  }, [form]);
  useEffect(() => {
    if (isReady) adopt();
  }, [isReady]);
}

function useFocusAfterLink(form: RefObject<HTMLFormElement | null>, key: string, isSettled: boolean): void {
  const isLink = useNavigationType() === 'PUSH';
  const lastKey = useRef(key);
  useLayoutEffect(() => {
    if (!isSettled || key === lastKey.current) return;
    lastKey.current = key;
    const isLost = isLink && document.activeElement === document.body;
    if (isLost) form.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [form, isLink, key, isSettled]);
}
