import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CoverImage } from '#src/components/ui/CoverImage.tsx';
import { projects } from '#src/content/projects.ts';
import type { Testimonial } from '#src/content/testimonials.ts';
import { BeforeAfter } from '#src/sections/figures/BeforeAfter.tsx';
import { WeeklyLine } from '#src/sections/figures/WeeklyLine.tsx';
import { bleedRight, hairline } from '#src/theme/mixins.ts';
import { breakpoints } from '#src/theme/muiTheme.ts';
import { motion, space } from '#src/theme/theme.ts';
import { TestimonialAuthor } from './TestimonialAuthor.tsx';

type TestimonialSlideProps = {
  testimonial: Testimonial;
  label: string;
  isShown: boolean;
  isAboveFold: boolean;
};

export function TestimonialSlide({ testimonial, label, isShown, isAboveFold }: TestimonialSlideProps) {
  const project = projects.find(({ id }) => id === testimonial.project);
  return (
    <Box
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      hidden={!isShown}
      // Hidden slides keep their space, so that the height does not change.
      sx={{ ...cellStyle, '&[hidden]': { visibility: 'hidden' }, '&:not([hidden]) [data-weeks]': drawn }}
    >
      <Box component="figure" sx={[cellStyle, { '& > *': { gridColumn: '1 / -1' } }, figureStyle]}>
        <Typography variant="h2" component="blockquote" sx={{ textWrap: 'pretty' }}>
          “{testimonial.content}”
        </Typography>
        {project && <CoverImage data-picture picture={project.image} isAboveFold={isAboveFold} />}
        <figcaption>
          <TestimonialAuthor testimonial={testimonial} />
          {project && (
            <Box data-change>
              <BeforeAfter {...project.change} />
              {project.weeks && <WeeklyLine values={project.weeks} />}
            </Box>
          )}
        </figcaption>
      </Box>
    </Box>
  );
}

const draw = keyframes({ from: { clipPath: 'inset(-1rem 100% -1rem -1rem)' } });

const drawn = {
  '@media screen and (prefers-reduced-motion: no-preference)': {
    animation: `${draw} 600ms ${motion.ease}`,
    // Not by scrolling: the line begins in the first screen.
    '& > svg': { animation: 'none' },
  },
} as const;

const cellStyle = {
  display: 'grid',
  gridArea: '1 / 1 / -1 / -1',
  gridTemplateColumns: 'subgrid',
  gridTemplateRows: 'subgrid',
};

const figureStyle = {
  '& > blockquote': { gridRow: 1 },
  '& > figcaption': { gridRow: 3, display: 'grid', gap: 2.5, alignContent: 'start' },
  '& > [data-picture]': { gridRow: 4, marginRight: bleedRight },
  '& [data-change]': {
    display: 'grid',
    gridTemplateRows: 'auto minmax(4rem, 1fr)',
    gap: 3,
    borderTop: hairline,
    paddingTop: '0.875rem',
    marginTop: 1,
  },
  [breakpoints.between('sm', 'md')]: {
    '& > figcaption': { gridTemplateColumns: '1fr 1fr', columnGap: space.inset },
    '& > figcaption > :not([data-change])': { gridColumn: 1 },
    '& [data-change]': { gridColumn: 2, gridRow: '1 / 3', border: 0, margin: 0, padding: 0 },
  },
  [breakpoints.up('md')]: {
    '& > blockquote': { gridColumn: '1 / 12', paddingBottom: 'clamp(1.5rem, 3vw, 3rem)' },
    '& > figcaption': {
      gridColumn: '1 / 5',
      gridTemplateRows: 'auto auto 1fr',
      paddingRight: space.inset,
    },
    // The line goes down to the foot of the picture.
    '& [data-weeks]': { height: '100%' },
    '& > [data-picture]': { gridColumn: '5 / -1', gridRow: 3, alignSelf: 'start' },
    '& > [data-picture] img': { '--frame': '8 / 5' },
  },
} as const;
