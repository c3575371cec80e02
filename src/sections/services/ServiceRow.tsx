import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { CoverImage } from '#src/components/ui/CoverImage.tsx';
import { projects } from '#src/content/projects.ts';
import type { Service } from '#src/content/services.ts';
import { BeforeAfter } from '#src/sections/figures/BeforeAfter.tsx';
import { accentLine, hairline } from '#src/theme/mixins.ts';
import { breakpoints, palette } from '#src/theme/muiTheme.ts';
import { motion, space } from '#src/theme/theme.ts';

type ServiceRowProps = { service: Service; isAboveFold: boolean };

/** Goes into `ServiceList`, which places its parts on wide screens. */
export function ServiceRow({ service, isAboveFold }: ServiceRowProps) {
  return (
    <Box component="article" id={service.id} sx={[rowStyle, highlightStyle]}>
      <CoverImage
        data-picture
        picture={{ src: service.icon, width: 1200, height: 900, alt: service.iconAlt }}
        isAboveFold={isAboveFold}
      />
      <Box
        data-text
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, alignContent: 'start' }}
      >
        <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
          <Typography variant="h3" component="h2">
            {service.title}
          </Typography>
          <Typography variant="detail" sx={{ maxWidth: '30rem' }}>
            {service.description}
          </Typography>
        </Box>
        <FeatureList features={service.features} />
        <Box data-foot sx={footStyle}>
          <BeforeAfter {...service.change} client={<Client name={service.change.client} />} />
          <Button variant="outlined" sx={{ flex: 'none' }}>
            <span>
              Learn More<span style={visuallyHidden}> about {service.title}</span>
            </span>
          </Button>
        </Box>
      </Box>
    </Box>
  );
}

/** Leads to the project's story, if the portfolio shows the project. */
function Client({ name }: { name: string }) {
  const project = projects.find(({ title }) => title === name);
  if (!project) return name;
  return (
    <Link href={project.link} sx={{ paddingBlock: 0.75 }}>
      {name}
    </Link>
  );
}

const footStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 3,
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  '& > div': { flex: '1 1 7rem', minWidth: 0 },
  // What the page is about.
  '& .MuiTypography-change': { fontSize: { lg: '4.5rem' } },
} as const;

const rowStyle = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
  alignContent: 'start',
  borderTop: hairline,
  paddingTop: 3,
  [breakpoints.up('sm')]: {
    '& > [data-picture]': { alignSelf: 'start' },
    '& > [data-text]': { gridTemplateRows: 'auto 1fr auto' },
    '& [data-foot]': { alignSelf: 'end' },
  },
  [breakpoints.between('sm', 'md')]: {
    '--frame': '16 / 10',
    '& > [data-text]': {
      gridTemplateColumns: '3fr 4fr',
      gridTemplateRows: '1fr auto',
      columnGap: space.inset,
    },
    '& [data-foot]': { gridColumn: '1 / -1' },
  },
} as const;

const highlightStyle = {
  '&::before': accentLine,
  '& > [data-picture]::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    border: `2px solid ${palette.text.primary}`,
    opacity: 0,
    transition: `opacity ${motion.color}`,
  },
  '&:hover, &:focus-within': {
    '&::before': { transform: 'none' },
    '& > [data-picture]::after': { opacity: 1 },
    '& .MuiButton-root': {
      backgroundColor: palette.text.primary,
      borderColor: palette.text.primary,
      color: palette.background.default,
    },
  },
} as const;

function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <Box component="ul" sx={{ alignSelf: 'start', borderBottom: hairline }}>
      {features.map((feature) => (
        <Typography
          key={feature}
          component="li"
          variant="detail"
          sx={{ borderTop: hairline, color: 'text.primary', paddingBlock: 1.25, lineHeight: 1.5 }}
        >
          {feature}
        </Typography>
      ))}
    </Box>
  );
}
