import { type ArchiveSearchOptions, useArchiveSearch } from './useArchiveSearch.ts';
import { type LivePagesOptions, useLivePages } from './useLivePages.ts';

type ListOptions<Row> = LivePagesOptions<Row> & Omit<ArchiveSearchOptions<Row>, 'shownRows'>;

export function useList<Row>(options: ListOptions<Row>) {
  const pages = useLivePages<Row>(options);
  const search = useArchiveSearch<Row>({ ...options, shownRows: pages.rows });
  const { rows, pager } = search ?? pages;
  return { ...pages, rows, pager, /** Undefined without a text to search for. */ search };
}
