import { organization, website } from '#src/components/head/structuredData.ts';
import {
  expertise,
  featuredProjects,
  featuredTestimonials,
  hero,
  home,
  progressChart,
  stats,
  whyChooseUs,
} from '#src/content/home.ts';
import { board, homeProcess } from '#src/content/process.ts';
import { projects } from '#src/content/projects.ts';
import { services } from '#src/content/services.ts';
import { testimonials } from '#src/content/testimonials.ts';
import { Page } from '#src/layout/page/Page.tsx';
import { Expertise } from '#src/sections/home/Expertise.tsx';
import { GrowingBoard } from '#src/sections/home/GrowingBoard.tsx';
import { Hero } from '#src/sections/home/Hero.tsx';
import { StatsBand } from '#src/sections/home/StatsBand.tsx';
import { WhyChooseUs } from '#src/sections/home/WhyChooseUs.tsx';
import { FeaturedProjects } from '#src/sections/projects/FeaturedProjects.tsx';
import { TestimonialPair } from '#src/sections/testimonials/TestimonialPair.tsx';

export default function HomePage() {
  return (
    <Page page="home" {...home} jsonLd={[organization(), website()]}>
      <Hero {...hero} />
      <WhyChooseUs {...whyChooseUs} chart={progressChart} tick={0} />
      <Expertise {...expertise} services={services.filter(({ isOnHome = true }) => isOnHome)} tick={2} />
      <FeaturedProjects
        name={featuredProjects.name}
        more={featuredProjects.more}
        projects={pick(projects, featuredProjects.ids)}
        tick={4}
      />
      <StatsBand {...stats} tick={6} />
      <TestimonialPair
        name={featuredTestimonials.name}
        more={featuredTestimonials.more}
        testimonials={pick(testimonials, featuredTestimonials.ids)}
        tick={8}
      />
      <GrowingBoard process={homeProcess} board={board} tick={10} />
    </Page>
  );
}

/** Returns the entries in the order of `ids`. */
function pick<Entry extends { id: string }>(entries: readonly Entry[], ids: readonly string[]): Entry[] {
  return ids.flatMap((id) => entries.filter((entry) => entry.id === id));
}
