import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PageGrid } from '#src/components/layout/PageGrid.tsx';
import type { Testimonial } from '#src/content/testimonials.ts';
import { Section } from '#src/sections/page/Section.tsx';
import { breakpoints, palette } from '#src/theme/muiTheme.ts';
import { space } from '#src/theme/theme.ts';
import { TestimonialAuthor } from './TestimonialAuthor.tsx';

type TestimonialGridProps = {
  testimonials: readonly Testimonial[];
  more: { label: string; to: string };
};

export function TestimonialGrid({ testimonials, more }: TestimonialGridProps) {
  return (
    <Section name="All testimonials" tick={6} more={more}>
      <Typography variant="h2" sx={{ paddingTop: space.head }}>
        {ratingSummary(testimonials)}
      </Typography>
      <PageGrid component="ul" sx={gridStyles}>
        {testimonials.map((testimonial) => (
          <Box component="li" key={testimonial.id}>
            <Box component="figure" sx={figureStyles}>
              <Typography variant="h3" component="blockquote" sx={{ textWrap: 'pretty' }}>
                “{testimonial.content}”
              </Typography>
              <Box component="figcaption" sx={captionStyles}>
                <TestimonialAuthor testimonial={testimonial} />
              </Box>
            </Box>
          </Box>
        ))}
      </PageGrid>
    </Section>
  );
}

function ratingSummary(testimonials: readonly Testimonial[]): string {
  const given = testimonials.reduce((sum, { rating }) => sum + rating, 0);
  return `${testimonials.length} reviews, ${(given / testimonials.length).toFixed(1)} stars on average.`;
}

const gridStyles = {
  paddingTop: space.head,
  rowGap: 6,
  '& .MuiAvatar-root': { width: '7.5rem', height: '7.5rem' },
  '& > li': { borderTop: `4px solid ${palette.text.primary}`, paddingTop: 2.5 },
  [breakpoints.up('md')]: {
    rowGap: '5rem',
    '& > li:nth-of-type(4n + 1)': { gridColumn: '1 / 8' },
    '& > li:nth-of-type(4n + 2)': { gridColumn: '8 / -1' },
    '& > li:nth-of-type(4n + 3)': { gridColumn: '1 / 6' },
    '& > li:nth-of-type(4n)': { gridColumn: '6 / -1' },
    '& > li:nth-of-type(even)': { marginLeft: space.inset },
    '& blockquote': { maxWidth: '17em' },
    '& > li:nth-of-type(odd) blockquote': { paddingRight: space.inset },
  },
} as const;

const figureStyles = { display: 'flex', flexDirection: 'column', gap: 3, height: '100%' };

const captionStyles = {
  marginTop: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1rem 1.5rem',
  justifyContent: 'space-between',
  alignItems: 'center',
};
