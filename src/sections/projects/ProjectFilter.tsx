import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { Ref } from 'react';
import { portfolio } from '#src/content/portfolio.ts';

type ProjectFilterProps = {
  categories: readonly string[];
  selected: string;
  onSelect: (category: string) => void;
  ref?: Ref<HTMLDivElement>;
};

/** The portfolio's filters in one scrolling line that runs through both gutters; without scripts it is not there. */
export function ProjectFilter({ categories, selected, onSelect, ref }: ProjectFilterProps) {
  return (
    <Box
      ref={ref}
      role="group"
      aria-label={portfolio.filter.label}
      sx={({ layout }) => ({
        marginInline: `calc(-1 * ${layout.gutter})`,
        paddingBlock: '1.25rem 0.375rem',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        '@media (scripting: none)': { display: 'none' },
      })}
    >
      <Box
        component="ul"
        sx={({ layout }) => ({
          display: 'flex',
          gap: 1,
          width: 'max-content',
          minWidth: '100%',
          paddingInline: layout.gutter,
        })}
      >
        {categories.map((category) => (
          <li key={category}>
            <Box
              component="button"
              type="button"
              aria-pressed={category === selected}
              onClick={(event) => {
                onSelect(category);
                event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
              }}
              sx={filterStyle}
            >
              {category}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}

function filterStyle({ layout, shape, motionTokens, vars: { palette } }: Theme) {
  return {
    minHeight: layout.control.medium,
    paddingInline: '1rem',
    border: `1px solid ${palette.line.control}`,
    borderRadius: `${shape.borderRadius}px`,
    typography: 'body2',
    fontWeight: 500,
    lineHeight: 1.3,
    color: 'inherit',
    background: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: `border-color ${motionTokens.color}`,
    '&:hover': { borderColor: 'currentColor' },
    '&[aria-pressed=true]': {
      color: palette.background.default,
      backgroundColor: palette.text.primary,
      borderColor: palette.text.primary,
      fontWeight: 600,
    },
  } as const;
}
