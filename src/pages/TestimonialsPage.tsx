import { PageMeta } from '#src/components/head/PageMeta.tsx';
import { breadcrumb } from '#src/components/head/structuredData.ts';
import { closings } from '#src/content/callToAction.ts';
import { testimonials, testimonialsPage as words } from '#src/content/testimonials.ts';
import { paths } from '#src/paths.ts';
import { CallToAction } from '#src/sections/page/CallToAction.tsx';
import { PageSections } from '#src/sections/page/PageSections.tsx';
import { TestimonialCarousel } from '#src/sections/testimonials/TestimonialCarousel.tsx';
import { TestimonialGrid } from '#src/sections/testimonials/TestimonialGrid.tsx';

export default function TestimonialsPage() {
  return (
    <>
      <PageMeta
        title={words.name}
        description={words.description}
        path={paths.testimonials}
        jsonLd={[breadcrumb(paths.testimonials, words.name)]}
      />
      <PageSections>
        <TestimonialCarousel name={words.name} title={words.title} testimonials={testimonials} />
        <TestimonialGrid testimonials={testimonials} more={words.more} />
        <CallToAction {...closings.testimonials} />
      </PageSections>
    </>
  );
}
