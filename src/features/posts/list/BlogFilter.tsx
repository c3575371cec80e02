import Box from '@mui/material/Box';
import { PageGrid } from '#src/components/layout/PageGrid.tsx';
import { PlainField } from '#src/components/PlainField.tsx';
import { blog } from '#src/content/blog.ts';
import { postCategories } from '#src/features/posts/data/post.ts';
import { useFilterFields } from './useFilterFields.ts';
import type { FilterValues, ListFilter } from './useListFilter.ts';

type BlogFilterProps = {
  /** What the URL says. */
  filter: ListFilter;
  onChange: (asked: FilterValues) => void;
};

/** Search and category of the blog list. */
export function BlogFilter({ filter, onChange }: BlogFilterProps) {
  const { search, select, handleEntry } = useFilterFields(filter, onChange);
  return (
    <Box
      component="form"
      role="search"
      aria-label="Articles"
      method="dialog"
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
      sx={formStyle}
    >
      <PageGrid sx={columnsStyle}>
        <PlainField id="search-articles" label={blog.search.label}>
          {(wiring) => (
            <>
              <Glass />
              <input
                {...wiring}
                ref={search}
                type="search"
                name="q"
                placeholder={blog.search.placeholder}
                onInput={handleEntry}
              />
            </>
          )}
        </PlainField>
        <PlainField id="article-category" label={blog.category.label}>
          {(wiring) => (
            <select {...wiring} ref={select} name="category" onChange={handleEntry}>
              <option value="">{blog.category.all}</option>
              {postCategories.map((category) => (
                <option key={category}>{category}</option>
              ))}
            </select>
          )}
        </PlainField>
      </PageGrid>
    </Box>
  );
}

function Glass() {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden
    >
      <circle cx="8.5" cy="8.5" r="6" />
      <path d="M13 13l5.5 5.5" />
    </svg>
  );
}

const formStyle = {
  padding: 'clamp(1.5rem, 2.5vw, 2.5rem) 0 clamp(2rem, 4vw, 4rem)',
  '@media (scripting: none)': { paddingBlock: '1rem', '&& > *': { display: 'none' } },
  '& svg': {
    position: 'absolute',
    left: '1rem',
    top: 'calc(50% - 10px)',
    pointerEvents: 'none',
  },
  '& input[type=search]': { paddingLeft: '3rem' },
} as const;

const columnsStyle = {
  rowGap: 2,
  '& > :first-of-type': { gridColumn: { sm: '1 / 3', md: '1 / 6' }, paddingRight: { sm: 1.5, md: 0 } },
  '& > :last-of-type': { gridColumn: { sm: '3 / 5', md: '6 / 9' }, paddingLeft: { sm: 1.5, md: 3 } },
} as const;
