import { PageHead } from '#src/components/PageHead.tsx';
import { breadcrumb } from '#src/components/structuredData.ts';
import { closing } from '#src/content/closing.ts';
import { testimonials, testimonialsPage as words } from '#src/content/testimonials.ts';
import { paths } from '#src/paths.ts';
import { ClosingBand } from '#src/sections/ClosingBand.tsx';
import { TestimonialCarousel } from '#src/sections/TestimonialCarousel.tsx';
import { TestimonialGrid } from '#src/sections/TestimonialGrid.tsx';

/** What four clients say, one at a time and all together (spec 2). */
export default function TestimonialsPage() {
  return (
    <>
      <PageHead
        title={words.name}
        description={words.description}
        path={paths.testimonials}
        jsonLd={[breadcrumb(paths.testimonials, words.name)]}
      />
      <TestimonialCarousel name={words.name} title={words.title} testimonials={testimonials} />
      <TestimonialGrid testimonials={testimonials} more={words.more} />
      <ClosingBand {...closing} />
    </>
  );
}
