import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { Ref } from 'react';
import { portfolio } from '#src/content/projects.ts';
import { hideIfNoScript } from '#src/theme/mixins.ts';
import { space } from '#src/theme/theme.ts';

type ProjectFilterProps = {
  categories: readonly string[];
  chosen: string;
  onChoose: (category: string) => void;
  ref?: Ref<HTMLDivElement>;
};

export function ProjectFilter({ categories, chosen, onChoose, ref }: ProjectFilterProps) {
  return (
    <Box
      ref={ref}
      role="group"
      aria-label={portfolio.filter.label}
      sx={{
        marginInline: `calc(-1 * ${space.gutter})`,
        paddingBlock: '1.25rem 0.375rem',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        // Fades out at the window's edge, to show that the row continues.
        maskImage: `linear-gradient(90deg, transparent, black 0.5rem calc(100% - ${space.gutter} - 2rem), transparent)`,
        ...hideIfNoScript,
      }}
    >
      <Box
        component="ul"
        sx={{
          display: 'flex',
          gap: 1,
          width: 'max-content',
          minWidth: '100%',
          paddingInline: `${space.gutter} calc(${space.gutter} + 2rem)`,
        }}
      >
        {categories.map((category) => (
          <li key={category}>
            <Chip
              component="button"
              clickable
              variant="filter"
              label={category}
              aria-pressed={category === chosen}
              onClick={({ currentTarget }) => {
                onChoose(category);
                currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
              }}
              // Scroll the filter row, not the page.
              sx={{ '&:not(:focus-visible)': { scrollMarginBlock: 0 } }}
            />
          </li>
        ))}
      </Box>
    </Box>
  );
}
