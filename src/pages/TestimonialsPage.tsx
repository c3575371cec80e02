import { testimonials, testimonialsPage as words } from '#src/content/testimonials.ts';
import { Page } from '#src/layout/page/Page.tsx';
import { TestimonialCarousel } from '#src/sections/testimonials/TestimonialCarousel.tsx';
import { TestimonialGrid } from '#src/sections/testimonials/TestimonialGrid.tsx';

export default function TestimonialsPage() {
  return (
    <Page page="testimonials" title={words.name} description={words.description}>
      <TestimonialCarousel name={words.name} title={words.title} testimonials={testimonials} />
      {/* The carousel above has just shown the first one. */}
      <TestimonialGrid testimonials={testimonials.toReversed()} more={words.more} />
    </Page>
  );
}
