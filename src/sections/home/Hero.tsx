import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PageGrid } from '#src/components/layout/PageGrid.tsx';
import { CoverImage } from '#src/components/ui/CoverImage.tsx';
import type { BeforeAfterFigure } from '#src/content/figures.ts';
import type { Picture } from '#src/content/picture.ts';
import { BeforeAfter } from '#src/sections/figures/BeforeAfter.tsx';
import { ForwardIcon } from '#src/theme/icons.ts';

type HeroProps = {
  title: string;
  lede: string;
  picture: Picture;
  change: BeforeAfterFigure;
  actions: readonly [primary: LinkAction, secondary: LinkAction];
};

type LinkAction = { label: string; to: string };

export function Hero({
  title,
  lede,
  picture,
  change: { before, after, label },
  actions: [primary, secondary],
}: HeroProps) {
  return (
    <Container component="section" sx={{ paddingTop: 'clamp(1.5rem, 3vw, 3rem)' }}>
      <Typography variant="h1" sx={{ paddingBottom: 'clamp(2rem, 3.4vw, 3.5rem)', marginLeft: '-0.045em' }}>
        {title}
      </Typography>
      <PageGrid sx={placement}>
        <Box data-text sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
          <Typography variant="lede" sx={{ color: 'text.secondary' }}>
            {lede}
          </Typography>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1.5,
              '& > a': { flex: { xs: '1 0 auto', sm: 'none' }, paddingInline: { xs: '1.125rem', sm: 3 } },
            }}
          >
            <Button href={primary.to} color="primary" size="large" endIcon={<ForwardIcon />}>
              {primary.label}
            </Button>
            <Button href={secondary.to} variant="outlined" size="large">
              {secondary.label}
            </Button>
          </Box>
        </Box>
        <CoverImage picture={picture} isAboveFold data-picture />
        <Box data-caption sx={{ display: 'grid', gap: 1, paddingTop: 2.5 }}>
          <BeforeAfter before={before} after={after} />
          <Typography variant="caption" sx={{ color: 'text.hint' }}>
            {label}
          </Typography>
        </Box>
      </PageGrid>
    </Container>
  );
}

function placement(theme: Theme) {
  const { gutter, inset } = theme.layout;
  return {
    gridTemplateRows: { md: 'auto 1fr' },
    '& > [data-text]': {
      gridColumn: { md: '1 / 5' },
      gridRow: { md: '1' },
      maxWidth: { sm: '34rem', md: 'none' },
      padding: { xs: '0 0 2.5rem', md: `0 ${inset} 0 0` },
    },
    '& > [data-caption]': {
      gridColumn: { md: '1 / 5' },
      gridRow: { md: '2' },
      alignSelf: 'end',
      paddingRight: { md: inset },
    },
    '& > [data-picture]': {
      gridColumn: { md: '5 / -1' },
      gridRow: { md: '1 / 3' },
      alignSelf: 'start',
      marginRight: { xs: `calc(-1 * ${gutter})`, md: theme.mixins.bleedRight },
    },
    '& > [data-picture] img': {
      aspectRatio: { xs: '16 / 11', md: 'auto' },
      height: { md: 'min(40rem, 42vw)' },
    },
  };
}
