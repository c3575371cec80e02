import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PersonCaption } from '#src/components/ui/PersonCaption.tsx';
import type { Testimonial } from '#src/content/testimonials.ts';
import { PageGrid } from '#src/layout/page/PageGrid.tsx';
import { Section } from '#src/layout/page/Section.tsx';
import { hairline } from '#src/theme/mixins.ts';
import { breakpoints } from '#src/theme/muiTheme.ts';
import { space } from '#src/theme/theme.ts';

type TestimonialPairProps = {
  name: string;
  more: { label: string; to: string };
  testimonials: readonly Testimonial[];
  tick: number;
};

export function TestimonialPair({ testimonials, ...section }: TestimonialPairProps) {
  return (
    <Section {...section} headingElement="h2">
      <PageGrid sx={placement}>
        {testimonials.map((testimonial, index) => (
          <Quote key={testimonial.id} testimonial={testimonial} size={index === 0 ? 'h2' : 'h3'} />
        ))}
      </PageGrid>
    </Section>
  );
}

function Quote({ testimonial, size }: { testimonial: Testimonial; size: 'h2' | 'h3' }) {
  const { content, name, position, company, avatar } = testimonial;
  return (
    <figure>
      <Typography variant={size} component="blockquote" sx={{ textWrap: 'pretty' }}>
        “{content}”
      </Typography>
      <Box component="figcaption" sx={{ alignSelf: 'end' }}>
        <PersonCaption name={name} position={`${position}, ${company}`} portrait={avatar} />
      </Box>
    </figure>
  );
}

const placement = {
  paddingTop: space.head,
  rowGap: 'clamp(3rem, 6vw, 6rem)',
  '& > figure': { display: 'grid', gap: 3, alignContent: 'start' },
  [breakpoints.up('md')]: {
    '& > figure': { gridTemplateColumns: 'subgrid', columnGap: 0 },
    '& blockquote': { paddingRight: space.inset },
    '& > figure:first-of-type blockquote': { gridColumn: '1 / 10' },
    '& > figure:first-of-type figcaption': { gridColumn: '10 / -1' },
    '& > figure + figure': {
      gridColumn: '4 / -1',
      paddingTop: 4,
      borderTop: hairline,
    },
    '& > figure + figure blockquote': { gridColumn: '1 / 7' },
    '& > figure + figure figcaption': { gridColumn: '7 / -1' },
  },
} as const;
