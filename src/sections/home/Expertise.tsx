import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { keyframes } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { expertise } from '#src/content/home.ts';
import type { Service } from '#src/content/services.ts';
import { PageGrid } from '#src/layout/page/PageGrid.tsx';
import { Section } from '#src/layout/page/Section.tsx';
import { paths } from '#src/paths.ts';
import { inMotion } from '#src/theme/inView.ts';
import { accentLine, hairline, hideIfNoScript, unlessScrolled } from '#src/theme/mixins.ts';
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
        <Box component="ul" data-rows sx={rowsStyle}>
          {services.map((service) => (
            <ExpertiseRow key={service.id} service={service} />
          ))}
        </Box>
      </PageGrid>
    </Section>
  );
}

const show = keyframes({ '0%, 100%': { opacity: 0 }, '8%, 92%': { opacity: 1 } });

/**
 * One CSS rule per row, because the picture is not in the same column as the row that shows it: the hovered or focused
 * one, otherwise the one in the middle of the window.
 */
function imageSwapRules(count: number) {
  const rows = Array.from({ length: count - 1 }, (_, index) => {
    const nth = `:nth-of-type(${index + 2})`;
    return { timeline: `--row-${index + 2}`, row: `[data-rows] li${nth}`, img: `[data-pictures] img${nth}` };
  });
  const chosen = rows.map(({ row, img }) => `&:has(${row} a:is(:hover, :focus-visible)) ${img}`);
  return {
    [breakpoints.up('md')]: {
      timelineScope: rows.map(({ timeline }) => timeline).join(', '),
      ...Object.fromEntries(
        rows.flatMap(({ timeline, row, img }) => [
          [`& ${row}`, { viewTimelineName: timeline }],
          [
            `&:not(:has([data-rows] a:is(:hover, :focus-visible))) ${img}`,
            inMotion({
              animation: `${show} linear`,
              animationTimeline: timeline,
              animationRange: 'cover 45% cover 55%',
            }),
          ],
        ]),
      ),
      [chosen.join(', ')]: { opacity: 1 },
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
  // Until a picture has loaded, the first one shows in its place.
  '& img:not(:first-of-type)': unlessScrolled({ display: 'none' }),
} as const;

function ExpertiseRow({
  service: { id, title, description, icon, summary = description },
}: {
  service: Service;
}) {
  return (
    <Box component="li" sx={{ '&:last-of-type': { borderBottom: hairline } }}>
      <Link href={`${paths.services}#${id}`} underline="none" sx={rowStyle}>
        <Typography variant="h3">{title}</Typography>
        <Typography variant="detail">{summary}</Typography>
        <Box aria-hidden sx={thumbnailStyle}>
          <img src={icon} width={1200} height={900} alt="" loading="lazy" decoding="async" />
        </Box>
      </Link>
    </Box>
  );
}

const rowsStyle = {
  containerType: 'inline-size',
  gridColumn: { md: '6 / -1' },
  paddingLeft: { md: 3 },
} as const;

const rowStyle = {
  position: 'relative',
  display: 'grid',
  gap: '0.25rem 1.5rem',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) 5rem', sm: '1fr 1fr 5rem', md: '4fr 5fr' },
  alignItems: 'baseline',
  paddingBlock: { xs: '1.375rem', md: 3 },
  borderTop: hairline,
  // Large text needs the whole width.
  '@container (max-width: 14rem)': { gridTemplateColumns: 'minmax(0, 1fr)', '& > div': { display: 'none' } },
  '&::before': accentLine,
  '&:hover::before, &:focus-visible::before': { transform: 'none' },
} as const;

/** On narrow screens, which have no room for the large picture. */
const thumbnailStyle = {
  display: { md: 'none' },
  gridColumn: { xs: 2, sm: 3 },
  gridRow: { xs: '1 / 3', sm: 1 },
  alignSelf: 'start',
  aspectRatio: '1',
  backgroundColor: 'background.sunk',
  ...hideIfNoScript,
  '& img': { height: '100%', objectFit: 'cover', ...unlessScrolled({ display: 'none' }) },
} as const;
