import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { hairline } from '#src/theme/mixins.ts';
import { breakpoints, palette } from '#src/theme/muiTheme.ts';

type TableOfContentsProps = { sections: readonly { id: string; title: string }[] };

export function TableOfContents({ sections }: TableOfContentsProps) {
  const current = useCurrentSection(sections);
  return (
    <Box component="nav" aria-label="Contents" sx={contentsStyles}>
      <Typography variant="h6" component="h2" sx={{ padding: '1rem 0 0.5rem' }}>
        Contents
      </Typography>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link
              href={`#${id}`}
              underline="hover"
              aria-current={id === current || undefined}
              sx={linkStyles}
            >
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </Box>
  );
}

/** The id of the last section that starts in the upper quarter of the window or above it; until then, of the first one. */
function useCurrentSection(sections: TableOfContentsProps['sections']): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id);
  useEffect(() => {
    const started = new Set<string>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) started.add(target.id);
          else started.delete(target.id);
        }
        setCurrent((sections.findLast(({ id }) => started.has(id)) ?? sections[0])?.id);
      },
      // All of the page above that line.
      { rootMargin: '1000000px 0px -75%' },
    );
    for (const { id } of sections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections]);
  return current;
}

const contentsStyles = {
  [breakpoints.up('md')]: {
    gridColumn: '1 / 4',
    gridRow: 1,
    alignSelf: 'start',
    position: 'sticky',
    top: '5rem',
    padding: '0.25rem 3rem 0 0',
  },
} as const;

const linkStyles = {
  position: 'relative',
  display: 'block',
  paddingBlock: '0.625rem',
  borderTop: hairline,
  '&[aria-current]': { fontWeight: 600 },
  '&[aria-current]::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: '-2px',
    width: '2.5rem',
    height: '3px',
    backgroundColor: palette.primary.main,
  },
} as const;
