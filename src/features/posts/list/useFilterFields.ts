import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { type FilterValues, knownCategory, type ListFilter } from './useListFilter.ts';

/**
 * A search field and a select that hold their own values, so that fast typing is never overtaken by the URL that
 * follows it. Back, forward and links change the URL without the fields, which then catch up.
 * @param filter what the URL says
 * @param onChange called with what both fields ask for, whenever that is something else
 */
export function useFilterFields(filter: ListFilter, onChange: (asked: FilterValues) => void) {
  const search = useRef<HTMLInputElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  /** Asked for and on its way to the URL, oldest first. */
  const asked = useRef<string[]>([]);
  const hasArrived = useRef(false);
  const early = useRef<FilterValues>(null);
  const { key } = useLocation();
  const isLinkFollowed = useNavigationType() === 'PUSH';

  const entered = (): FilterValues => ({
    q: search.current?.value.trim() ?? '',
    category: knownCategory(select.current?.value),
  });
  const handleEntry = () => {
    const values = entered();
    if (nameOf(values) === (asked.current.at(-1) ?? nameOf(filter))) return;
    asked.current.push(nameOf(values));
    onChange(values);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of the URL
  useLayoutEffect(() => {
    if (!filter.isKnown || !search.current || !select.current) return;
    const isArrival = !hasArrived.current;
    hasArrived.current = true;
    if (isArrival) early.current = enteredBefore(entered(), filter);
    else asked.current = askedAfter(nameOf(filter), asked.current);
    if (early.current || asked.current.length > 0) return;
    if (search.current.value.trim() !== filter.q) search.current.value = filter.q;
    select.current.value = filter.category;
    // A link in the list may be gone together with what it stood in.
    const isFocusLost = isLinkFollowed && !isArrival && document.activeElement === document.body;
    if (isFocusLost) search.current.focus({ preventScroll: true });
  }, [key, filter.isKnown]);

  // Not before all layout effects: the router ignores a navigation until its own have run.
  useEffect(() => {
    if (!early.current) return;
    asked.current.push(nameOf(early.current));
    onChange(early.current);
    early.current = null;
  });

  return { search, select, handleEntry };
}

/** What was typed or chosen before the page's script ran, beside what the URL says; `null` when that is nothing. */
function enteredBefore({ q, category }: FilterValues, filter: ListFilter): FilterValues | null {
  const early = { q: q || filter.q, category: category || filter.category };
  return nameOf(early) === nameOf(filter) ? null : early;
}

/** What is still on its way after the URL changed; nothing when it changed to what the fields never asked for. */
function askedAfter(arrived: string, asked: readonly string[]): string[] {
  const index = asked.indexOf(arrived);
  return index === -1 ? [] : asked.slice(index + 1);
}

function nameOf({ q, category }: FilterValues): string {
  return JSON.stringify([q, category]);
}
