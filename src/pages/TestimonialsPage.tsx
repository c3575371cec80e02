import { PageHead } from '#src/components/PageHead.tsx';
import { breadcrumb } from '#src/components/structuredData.ts';
import { closing } from '#src/content/closing.ts';
import { testimonials } from '#src/content/testimonials.ts';
import { paths } from '#src/paths.ts';
import { ClosingBand } from '#src/sections/ClosingBand.tsx';
import { TestimonialCarousel } from '#src/sections/TestimonialCarousel.tsx';
import { TestimonialGrid } from '#src/sections/TestimonialGrid.tsx';

/** What four clients say, one at a time and all together (spec 2). */
export default function TestimonialsPage() {
  return (
    <>
      <PageHead
        title="Testimonials"
        description="Four clients on what changed: a claims desk, a dispatch board, eleven clinics and a speaker maker."
        path={paths.testimonials}
        jsonLd={[breadcrumb(paths.testimonials, 'Testimonials')]}
      />
      <TestimonialCarousel title="Four clients on what changed" testimonials={testimonials} />
      <TestimonialGrid testimonials={testimonials} />
      <ClosingBand {...closing} />
    </>
  );
}
