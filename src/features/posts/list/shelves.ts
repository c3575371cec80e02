import type { PublishedList } from '#src/features/posts/data/staticPosts.ts';
import { extended, renewed, type Shelf } from './shelf.ts';
import type { FilterValues } from './useListFilter.ts';

/** Shelves of the categories that were asked for; '' holds all categories. */
export type Shelves = Readonly<Partial<Record<FilterValues['category'], Shelf>>>;

export type ShelfChange = {
  category: FilterValues['category'];
  /** A page as `built`, the `newest` page heard of again, or an `older` one read. */
  kind: 'built' | 'newest' | 'older';
  page: PublishedList;
};

/** The shelves after a page came in. A built page comes to an empty place only: what was read is younger. */
export function changed(shelves: Shelves, { category, kind, page }: ShelfChange): Shelves {
  const shelf = shelves[category];
  if (kind === 'built') return shelf ? shelves : { ...shelves, [category]: page };
  if (kind === 'newest') return { ...shelves, [category]: renewed(shelf, page) };
  return shelf ? { ...shelves, [category]: extended(shelf, page) } : shelves;
}
