import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { PageGrid } from '#src/components/layout/PageGrid.tsx';
import type { expertise } from '#src/content/home.ts';
import type { Service } from '#src/content/services.ts';
import { paths } from '#src/paths.ts';
import { Section } from '#src/sections/page/Section.tsx';
import { accentLine, hairline } from '#src/theme/mixins.ts';
import { breakpoints } from '#src/theme/muiTheme.ts';
import { motion, space } from '#src/theme/theme.ts';

type ExpertiseProps = typeof expertise & { services: readonly Service[]; tick: number };

export function Expertise({ title, services, ...section }: ExpertiseProps) {
  return (
    <Section {...section}>
      <PageGrid sx={{ paddingTop: space.head, ...imageSwapRules(services.length) }}>
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

/** One CSS rule per row, because the picture is not in the same column as the row that shows it. */
function imageSwapRules(count: number) {
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

/** The padding, like that of the rows, does not grow with large text, which needs all of the columns. */
const leadStyle = {
  gridColumn: { md: '1 / 6' },
  display: { md: 'flex' },
  flexDirection: 'column',
  gap: '2.5rem',
  paddingRight: { md: 3 },
  paddingBottom: { xs: 4, md: 0 },
} as const;

const pictureStyle = {
  display: { xs: 'none', md: 'grid' },
  position: 'sticky',
  top: `calc(${space.navCompact} + 2rem)`,
  '& img': {
    gridArea: '1 / 1',
    width: '100%',
    opacity: 0,
    transition: `opacity ${motion.color}`,
  },
  '& img:first-of-type': { opacity: 1 },
  // Not fetched until a row is hovered or focused; while a picture loads, the first one shows through.
  '& img:not(:first-of-type)': { display: 'none' },
} as const;

function ExpertiseRow({ service: { id, title, description, summary = description } }: { service: Service }) {
  return (
    <Box component="li" sx={{ '&:last-of-type': { borderBottom: hairline } }}>
      <Link href={`${paths.services}#${id}`} underline="none" sx={rowStyle}>
        <Typography variant="h3">{title}</Typography>
        <Typography variant="detail">{summary}</Typography>
      </Link>
    </Box>
  );
}

const rowStyle = {
  position: 'relative',
  display: 'grid',
  gap: '0.25rem 1.5rem',
  gridTemplateColumns: { sm: '1fr 1fr', md: '4fr 5fr' },
  alignItems: 'baseline',
  paddingBlock: { xs: '1.375rem', md: 3 },
  borderTop: hairline,
  '&::before': accentLine,
  '&:hover::before, &:focus-visible::before': { transform: 'none' },
} as const;
