import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { hero } from '#src/content/home.ts';
import { PageGrid } from '#src/layout/page/PageGrid.tsx';
import { ForwardIcon } from '#src/theme/icons.ts';
import { shortWindow } from '#src/theme/mixins.ts';
import { breakpoints } from '#src/theme/muiTheme.ts';
import { space, type } from '#src/theme/theme.ts';
import { SixWeeks } from './SixWeeks.tsx';

export function Hero({ title, lede, change, actions: [primary, secondary] }: typeof hero) {
  return (
    <Container component="section" sx={sectionStyle}>
      <Typography variant="h1" sx={titleStyle}>
        {title.split(/(?<=[,.] )/).map((part) => (
          <span key={part}>{part}</span>
        ))}
      </Typography>
      <PageGrid>
        <SixWeeks change={change} />
        <Box sx={textStyle}>
          <Typography variant="lede">{lede}</Typography>
          <Box sx={actionsStyle}>
            <Button href={primary.to} color="primary" size="large" endIcon={<ForwardIcon />}>
              {primary.label}
            </Button>
            <Button href={secondary.to} variant="outlined" size="large">
              {secondary.label}
            </Button>
          </Box>
        </Box>
      </PageGrid>
    </Container>
  );
}

const sectionStyle = {
  paddingTop: { xs: 1, md: 'clamp(1rem, 2.4vw, 2.5rem)' },
  [shortWindow]: { paddingTop: 1 },
} as const;

/** A line per sentence; on a phone, as large as the longest word allows, and on a laptop, as the window's height allows. */
const titleStyle = {
  marginLeft: '-0.045em',
  paddingBottom: { xs: 2, md: space.top },
  '& > span': { display: 'block', textWrap: 'balance' },
  [breakpoints.down('sm')]: { fontSize: 'min(11vw + 1.3rem, 22vw)' },
  [shortWindow]: { paddingBottom: '0.5rem' },
  // In `rem`, so that large text is not held back.
  '@media (min-width: 56.25rem) and (min-height: 36rem)': {
    fontSize: `min(${type.h1.size}, max(15svh, 6rem))`,
  },
} as const;

/** Fewer lines, for windows that are narrow or short. */
const broadStyle = { gridArea: '1 / 1 / 2 / 6' };

/** On wide screens, under the first weeks of the line. */
const textStyle = {
  // Above the chart, so that it can be selected.
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: { xs: 3, md: 4 },
  paddingTop: { xs: 3, sm: 4 },
  maxWidth: { sm: '34rem', md: 'none' },
  [breakpoints.up('md')]: {
    gridArea: '1 / 1 / 2 / 5',
    padding: `10.5rem ${space.inset} 2.75rem 0`,
  },
  [breakpoints.between('md', 'lg')]: { ...broadStyle, paddingTop: '8.5rem' },
  [shortWindow]: { ...broadStyle, paddingTop: '7.25rem' },
} as const;

const actionsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  '& > a': { flex: { xs: '1 0 auto', sm: 'none' }, paddingInline: { xs: '1.125rem', sm: 3 } },
} as const;
