import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PageGrid } from '#src/components/layout/PageGrid.tsx';
import type { Service } from '#src/content/services.ts';
import { Section } from '#src/sections/page/Section.tsx';
import { ExpertiseRow } from './ExpertiseRow.tsx';

type ExpertiseProps = {
  name: string;
  title: string;
  more: { label: string; to: string };
  services: readonly Service[];
  tick: number;
};

export function Expertise({ title, services, ...section }: ExpertiseProps) {
  return (
    <Section {...section}>
      <PageGrid
        sx={(theme) => ({ paddingTop: theme.layout.head, ...imageSwapRules(services.length, theme) })}
      >
        <Box sx={leadStyle}>
          <Typography variant="h2">{title}</Typography>
          <Box aria-hidden data-pictures sx={pictureStyle}>
            {services.map(({ id, icon }) => (
              <img key={id} src={icon} width={1200} height={900} alt="" loading="lazy" decoding="async" />
            ))}
          </Box>
        </Box>
        <Box component="ul" data-rows sx={{ gridColumn: { md: '6 / -1' }, paddingLeft: { md: 3 } }}>
          {services.map((service) => (
            <ExpertiseRow key={service.id} service={service} />
          ))}
        </Box>
      </PageGrid>
    </Section>
  );
}

/** One rule per row, because the picture stands in another column than the row that calls it. */
function imageSwapRules(count: number, { breakpoints }: Theme) {
  const rules = Array.from({ length: count - 1 }, (_, index) => {
    const nth = `:nth-of-type(${index + 2})`;
    return `&:has([data-rows] li${nth} a:is(:hover, :focus-visible)) [data-pictures] img${nth}`;
  });
  return {
    [breakpoints.up('md')]: {
      '&:is(:hover, :focus-within) [data-pictures] img': { display: 'block' },
      [rules.join(', ')]: { opacity: 1 },
    },
  };
}

const leadStyle = {
  gridColumn: { md: '1 / 6' },
  display: { md: 'flex' },
  flexDirection: 'column',
  gap: '2.5rem',
  paddingRight: { md: 3 },
  paddingBottom: { xs: 4, md: 0 },
} as const;

function pictureStyle({ motionTokens }: Theme) {
  return {
    display: { xs: 'none', md: 'grid' },
    position: 'sticky',
    top: '6rem',
    '& img': {
      gridArea: '1 / 1',
      width: '100%',
      aspectRatio: '4 / 3',
      objectFit: 'cover',
      opacity: 0,
      transition: `opacity ${motionTokens.color}`,
    },
    '& img:first-of-type': { opacity: 1 },
    // Not fetched before the rows are in use; until it is there, a picture lets the first one show through.
    '& img:not(:first-of-type)': { display: 'none' },
  } as const;
}
