import { PageGrid } from '#src/components/layout/PageGrid.tsx';
import type { Project } from '#src/content/projects.ts';
import { Section } from '#src/sections/page/Section.tsx';
import { ProjectCard } from './ProjectCard.tsx';

type FeaturedProjectsProps = {
  name: string;
  more: { label: string; to: string };
  projects: readonly Project[];
  tick: number;
};

export function FeaturedProjects({ projects, ...section }: FeaturedProjectsProps) {
  return (
    <Section {...section} headingElement="h2">
      <PageGrid
        component="ul"
        sx={(theme) => ({ paddingTop: theme.layout.head, rowGap: 'clamp(3.5rem, 6vw, 6rem)' })}
      >
        {projects.map((project, index) => (
          <ProjectCard key={project.id} project={project} layoutIndex={index} />
        ))}
      </PageGrid>
    </Section>
  );
}
