import { projects } from '#src/content/projects.ts';
import { testimonials, testimonialsPage as words } from '#src/content/testimonials.ts';
import { Page } from '#src/layout/page/Page.tsx';
import { ClosingLines } from '#src/sections/figures/ClosingLines.tsx';
import { TestimonialCarousel } from '#src/sections/testimonials/TestimonialCarousel.tsx';
import { TestimonialGrid } from '#src/sections/testimonials/TestimonialGrid.tsx';

export default function TestimonialsPage() {
  const clients = testimonials.map(({ project }) => projects.find(({ id }) => id === project));
  return (
    <Page
      page="testimonials"
      title={words.name}
      description={words.description}
      closing={<ClosingLines lines={clients.map((client) => client?.weeks)} />}
    >
      <TestimonialCarousel name={words.name} title={words.title} testimonials={testimonials} />
      {/* The carousel above has just shown the first one. */}
      <TestimonialGrid testimonials={testimonials.toReversed()} more={words.more} />
    </Page>
  );
}
