import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { belowNav, hairline } from '#src/theme/mixins.ts';
import { breakpoints, palette } from '#src/theme/muiTheme.ts';

type TableOfContentsProps = { sections: readonly { id: string; title: string }[] };

export function TableOfContents({ sections }: TableOfContentsProps) {
  return (
    <Box component="nav" aria-label="Contents" sx={contentsStyle}>
      <Typography variant="h6" component="h2" sx={{ padding: '1rem 0 0.5rem' }}>
        Contents
      </Typography>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link href={`#${id}`} underline="hover" sx={linkStyle}>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </Box>
  );
}

const contentsStyle = {
  // Browsers without it show no mark.
  '& ol': { scrollTargetGroup: 'auto' },
  [breakpoints.up('md')]: {
    gridColumn: '1 / 4',
    gridRow: 1,
    alignSelf: 'start',
    position: 'sticky',
    top: belowNav,
    padding: '0.25rem 3rem 0 0',
  },
} as const;

const linkStyle = {
  position: 'relative',
  display: 'block',
  paddingBlock: '0.625rem',
  borderBottom: hairline,
  '&:target-current': { fontWeight: 600 },
  '&:target-current::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    bottom: '-2px',
    width: '2.5rem',
    height: '3px',
    backgroundColor: palette.primary.main,
  },
} as const;
