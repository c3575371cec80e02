import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';

type TableOfContentsProps = { sections: readonly { id: string; title: string }[] };

export function TableOfContents({ sections }: TableOfContentsProps) {
  const current = useScrollSpy(sections.map(({ id }) => id));
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

function contentsStyles({ breakpoints }: Theme) {
  return {
    [breakpoints.up('md')]: {
      gridColumn: '1 / 4',
      gridRow: 1,
      alignSelf: 'start',
      position: 'sticky',
      top: '5rem',
      padding: '0.25rem 3rem 0 0',
    },
  };
}

function linkStyles({ mixins, vars: { palette } }: Theme) {
  return {
    position: 'relative',
    display: 'block',
    paddingBlock: '0.625rem',
    borderTop: mixins.hairline,
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
  };
}

/** Fraction of the window height. */
const activationOffset = 0.3;

/** The last section whose top has passed the offset; the first one in prerendered HTML. `ids` must be in page order. */
function useScrollSpy(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const joined = ids.join(' ');
  useEffect(() => {
    const anchors = joined.split(' ');
    const update = () => setCurrent(findCurrent(anchors));
    update();
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [joined]);
  return current;
}

function findCurrent(anchors: readonly string[]): string | undefined {
  const line = window.innerHeight * activationOffset;
  const passed = anchors.filter((id) => {
    const element = document.getElementById(id);
    return element !== null && element.getBoundingClientRect().top <= line;
  });
  return passed.at(-1) ?? anchors[0];
}
