import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useState } from 'react';
import type { Testimonial } from '#src/content/testimonials.ts';
import { PageGrid } from '#src/layout/page/PageGrid.tsx';
import { space } from '#src/theme/theme.ts';
import { PositionRule, StepButtons } from './CarouselControls.tsx';
import { TestimonialSlide } from './TestimonialSlide.tsx';
import { useSwipe } from './useSwipe.ts';

type TestimonialCarouselProps = {
  name: string;
  title: string;
  testimonials: readonly Testimonial[];
};

/** All slides share one grid cell, so that the height does not change. Without JavaScript, only the first one shows. */
export function TestimonialCarousel({ name, title, testimonials }: TestimonialCarouselProps) {
  const [shown, setShown] = useState(0);
  const count = testimonials.length;
  const stepBy = (step: 1 | -1) => setShown((previous) => (previous + step + count) % count);
  function handleKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowLeft') stepBy(-1);
    if (event.key === 'ArrowRight') stepBy(1);
  }
  const swipe = useSwipe(stepBy);
  return (
    <Box
      component="section"
      aria-roledescription="carousel"
      aria-label={name}
      onKeyDown={handleKeyDown}
      sx={{ paddingTop: space.top }}
    >
      {/* Delays the first paint until all slides are parsed: a later, taller one would move the first. */}
      <link rel="expect" blocking="render" href="#end-of-slides" />
      <Container>
        <PageGrid {...swipe} sx={stageStyle}>
          <Box sx={{ gridRow: 2, position: 'relative', zIndex: 1 }}>
            <PositionRule count={count} shown={shown} onShow={setShown} />
            <Box sx={headStyle}>
              <Typography variant="h6" component="h1" sx={{ flex: '1 0 auto', maxWidth: '100%' }}>
                {title}
              </Typography>
              <StepButtons onStep={stepBy} />
            </Box>
          </Box>
          <Box aria-live="polite" sx={slidesStyle}>
            {testimonials.map((testimonial, index) => (
              <TestimonialSlide
                key={testimonial.id}
                testimonial={testimonial}
                label={`${index + 1} of ${count}`}
                isShown={index === shown}
                isAboveFold={index === 0}
              />
            ))}
          </Box>
        </PageGrid>
      </Container>
      <span id="end-of-slides" />
    </Box>
  );
}

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem 1rem',
  paddingTop: { xs: 2.5, sm: 2 },
};

/** Quotation, rule and the rest of the slide: the rule overlays the slides' empty second row. */
const stageStyle = {
  rowGap: { xs: 3.5, md: 3 },
  gridTemplateRows: { md: 'auto auto 1fr' },
  touchAction: 'pan-y pinch-zoom',
};

const slidesStyle = {
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridTemplateRows: 'subgrid',
  gridRow: { xs: '1 / 5', md: '1 / 4' },
  // In print, all testimonials are listed below.
  '@media print': { display: 'none' },
};
