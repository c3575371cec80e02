import { PageHead } from '#src/components/PageHead.tsx';
import { organization, website } from '#src/components/structuredData.ts';
import { closing } from '#src/content/closing.ts';
import {
  expertise,
  featuredProjects,
  featuredTestimonials,
  fridaySheet,
  hero,
  home,
  numbers,
  reasons,
} from '#src/content/home.ts';
import { homeProcess } from '#src/content/process.ts';
import { projects } from '#src/content/projects.ts';
import { services } from '#src/content/services.ts';
import { testimonials } from '#src/content/testimonials.ts';
import { paths } from '#src/paths.ts';
import { ClosingBand } from '#src/sections/ClosingBand.tsx';
import { Expertise } from '#src/sections/Expertise.tsx';
import { FeaturedProjects } from '#src/sections/FeaturedProjects.tsx';
import { Hero } from '#src/sections/Hero.tsx';
import { NumbersBand } from '#src/sections/NumbersBand.tsx';
import { ProcessSteps } from '#src/sections/ProcessSteps.tsx';
import { TestimonialPair } from '#src/sections/TestimonialPair.tsx';
import { WhyChooseUs } from '#src/sections/WhyChooseUs.tsx';

/** The home page (spec 2). */
export default function HomePage() {
  return (
    <>
      <PageHead {...home} path={paths.home} jsonLd={[organization(), website()]} />
      <Hero {...hero} />
      <WhyChooseUs {...reasons} sheet={fridaySheet} column={0} />
      <Expertise {...expertise} services={services.filter((service) => service.summary)} column={2} />
      <FeaturedProjects
        name={featuredProjects.name}
        more={featuredProjects.more}
        projects={pick(projects, featuredProjects.ids)}
        column={4}
      />
      <NumbersBand {...numbers} column={6} />
      <TestimonialPair
        name={featuredTestimonials.name}
        more={featuredTestimonials.more}
        testimonials={pick(testimonials, featuredTestimonials.ids)}
        column={8}
      />
      <ProcessSteps {...homeProcess} column={10} />
      <ClosingBand {...closing} />
    </>
  );
}

/** The entries with these ids, in the order of the ids. */
function pick<Entry extends { id: string }>(entries: readonly Entry[], ids: readonly string[]): Entry[] {
  return ids.flatMap((id) => entries.filter((entry) => entry.id === id));
}
