import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { Ref } from 'react';
import { portfolio } from '#src/content/portfolio.ts';

type ProjectFilterProps = {
  categories: readonly string[];
  selected: string;
  onSelect: (category: string) => void;
  ref?: Ref<HTMLDivElement>;
};

export function ProjectFilter({ categories, selected, onSelect, ref }: ProjectFilterProps) {
  return (
    <Box
      ref={ref}
      role="group"
      aria-label={portfolio.filter.label}
      sx={({ layout, mixins }) => ({
        marginInline: `calc(-1 * ${layout.gutter})`,
        paddingBlock: '1.25rem 0.375rem',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        // Fades out at the window's edge, to show that the row continues.
        maskImage: `linear-gradient(90deg, transparent, black 0.5rem calc(100% - ${layout.gutter} - 2rem), transparent)`,
        ...mixins.hideIfNoScript,
      })}
    >
      <Box
        component="ul"
        sx={({ layout }) => ({
          display: 'flex',
          gap: 1,
          width: 'max-content',
          minWidth: '100%',
          paddingInline: `${layout.gutter} calc(${layout.gutter} + 2rem)`,
        })}
      >
        {categories.map((category) => (
          <li key={category}>
            <Chip
              component="button"
              clickable
              variant="filter"
              label={category}
              aria-pressed={category === selected}
              onClick={(event) => {
                onSelect(category);
                event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
              }}
            />
          </li>
        ))}
      </Box>
    </Box>
  );
}
