import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PageGrid } from '#src/components/layout/PageGrid.tsx';
import { Section } from '#src/sections/page/Section.tsx';

type Value = { title: string; picture: string; text: string };
type ValuesProps = { name: string; title: string; values: readonly Value[]; tick: number };

export function Values({ name, title, values, tick }: ValuesProps) {
  return (
    <Section name={name} tick={tick}>
      <PageGrid sx={(theme) => ({ paddingTop: theme.layout.head })}>
        <Typography
          variant="h2"
          sx={{ gridColumn: { md: '1 / 6' }, padding: { xs: '0 0 2rem', md: '0 1.5rem 0 0' } }}
        >
          {title}
        </Typography>
        <Box sx={{ gridColumn: { md: '6 / -1' } }}>
          {values.map((value) => (
            <Box key={value.title} sx={rowStyle}>
              <img src={value.picture} width={600} height={450} alt="" loading="lazy" decoding="async" />
              <div>
                <Typography variant="h3">{value.title}</Typography>
                <Typography
                  sx={{ color: 'text.secondary', paddingTop: 1.5, maxWidth: '30rem', textWrap: 'pretty' }}
                >
                  {value.text}
                </Typography>
              </div>
            </Box>
          ))}
        </Box>
      </PageGrid>
    </Section>
  );
}

function rowStyle({ breakpoints, layout, mixins: { hairline } }: Theme) {
  return {
    display: 'grid',
    gap: '1.25rem',
    padding: '1.5rem 0 2.5rem',
    borderTop: hairline,
    '& > img': { width: '100%' },
    [breakpoints.up('sm')]: { gridTemplateColumns: '3fr 4fr', gap: layout.inset },
    [breakpoints.up('md')]: {
      gap: 0,
      padding: '0 0 2.5rem',
      border: 0,
      '&:last-of-type': { paddingBottom: 0 },
      '& > div': { padding: `1rem 0 0 ${layout.inset}`, borderTop: hairline },
    },
  };
}
