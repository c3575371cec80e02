import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { projects } from '#src/content/projects.ts';
import { maxRating, type Testimonial } from '#src/content/testimonials.ts';
import { PageGrid } from '#src/layout/page/PageGrid.tsx';
import { Section } from '#src/layout/page/Section.tsx';
import { BeforeAfter } from '#src/sections/figures/BeforeAfter.tsx';
import { hairline } from '#src/theme/mixins.ts';
import { breakpoints } from '#src/theme/muiTheme.ts';
import { space } from '#src/theme/theme.ts';
import { TestimonialAuthor } from './TestimonialAuthor.tsx';

type TestimonialGridProps = {
  testimonials: readonly Testimonial[];
  more: { label: string; to: string };
};

export function TestimonialGrid({ testimonials, more }: TestimonialGridProps) {
  return (
    <Section name="All testimonials" tick={6} more={more}>
      <Typography variant="h3" component="h2" sx={{ paddingTop: space.row }}>
        {ratingSummary(testimonials)}
      </Typography>
      <Box component="ul" sx={{ paddingTop: space.head }}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.id}>
            <Row testimonial={testimonial} />
          </li>
        ))}
      </Box>
    </Section>
  );
}

function Row({ testimonial }: { testimonial: Testimonial }) {
  const project = projects.find(({ id }) => id === testimonial.project);
  return (
    <PageGrid component="figure" sx={rowStyle}>
      <Typography variant="h4" component="blockquote" sx={{ lineHeight: 1.35, textWrap: 'pretty' }}>
        “{testimonial.content}”
      </Typography>
      {project && (
        <div data-change>
          <BeforeAfter {...project.change} />
        </div>
      )}
      <figcaption>
        <TestimonialAuthor testimonial={testimonial} />
      </figcaption>
    </PageGrid>
  );
}

function ratingSummary(testimonials: readonly Testimonial[]): string {
  const given = testimonials.reduce((sum, { rating }) => sum + rating, 0);
  return `${testimonials.length} reviews, ${(given / testimonials.length).toFixed(1)} out of ${maxRating} on average.`;
}

const rowStyle = {
  paddingBlock: 3,
  borderTop: hairline,
  rowGap: 3,
  alignItems: 'start',
  '& .MuiAvatar-root': { width: '6rem', height: '6rem' },
  '& > figcaption': { display: 'grid', gap: 1.5 },
  // HTML allows a caption first or last only.
  '& > [data-change]': { order: 1 },
  [breakpoints.up('md')]: {
    paddingBlock: 4,
    '& > figcaption': { gridColumn: '1 / 5', gridRow: 1, paddingRight: space.inset },
    '& > blockquote': { gridColumn: '5 / 10', paddingRight: space.inset },
    '& > [data-change]': { gridColumn: '10 / -1', paddingLeft: space.inset },
  },
} as const;
