import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ChangeEvent, type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { blog } from '#src/content/blog.ts';
import { postCategories } from '#src/features/posts/data/post.ts';
import { PageGrid } from '#src/layout/page/PageGrid.tsx';
import { CloseIcon, SearchIcon } from '#src/theme/icons.ts';
import { hideIfNoScript, ifNoScript } from '#src/theme/mixins.ts';
import { space } from '#src/theme/theme.ts';
import type { FilterValues } from './useBlogFilter.ts';

type BlogFilterProps = {
  fields: FilterValues;
  onMount(): void;
  onChange(event: ChangeEvent<HTMLFormElement>): void;
  onClear(): void;
  ref: RefObject<HTMLFormElement | null>;
};

export function BlogFilter({ fields, onMount, onChange, onClear, ref }: BlogFilterProps) {
  // The page's own effects run before this section is hydrated; a later effect would lose what is typed before it.
  const handleMount = useEffectEvent(onMount);
  useLayoutEffect(() => handleMount(), []);
  return (
    <Box
      component="form"
      ref={ref}
      role="search"
      aria-label="Articles"
      method="dialog"
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
      onChange={onChange}
      sx={formStyle}
    >
      <PageGrid sx={columnsStyle}>
        <FormControl size="large">
          <InputLabel htmlFor="search-articles">{blog.search.label}</InputLabel>
          <OutlinedInput
            id="search-articles"
            type="search"
            name="q"
            value={fields.q}
            placeholder={blog.search.placeholder}
            startAdornment={
              <InputAdornment position="start" sx={{ marginLeft: 0 }}>
                <SearchIcon />
              </InputAdornment>
            }
            endAdornment={
              fields.q !== '' && (
                <IconButton size="small" aria-label={blog.search.clear} onClick={onClear}>
                  <CloseIcon />
                </IconButton>
              )
            }
          />
        </FormControl>
        <FormControl size="large">
          <InputLabel htmlFor="article-category">{blog.category.label}</InputLabel>
          <NativeSelect
            input={<OutlinedInput />}
            inputProps={{ id: 'article-category' }}
            name="category"
            value={fields.category}
          >
            <option value="">{blog.category.all}</option>
            {postCategories.map((category) => (
              <option key={category} value={category}>
                {category}
              </option>
            ))}
          </NativeSelect>
        </FormControl>
      </PageGrid>
    </Box>
  );
}

const formStyle = {
  padding: `clamp(1rem, 1.5vw, 1.5rem) 0 ${space.row}`,
  '& input[type=search]': { paddingLeft: '0.625rem' },
  ...ifNoScript({ paddingBlock: '1rem' }),
} as const;

const columnsStyle = {
  ...hideIfNoScript,
  rowGap: 2,
  '& > :first-of-type': { gridColumn: { sm: '1 / 3', md: '1 / 6' }, paddingRight: { sm: 1.5, md: 0 } },
  '& > :last-of-type': {
    gridColumn: { sm: '3 / 5', md: '6 / 9' },
    paddingLeft: { sm: 1.5, md: space.inset },
  },
} as const;
