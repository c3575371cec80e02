import type { Project } from '#src/content/projects.ts';
import { Section } from '#src/layout/page/Section.tsx';
import { space } from '#src/theme/theme.ts';
import { ProjectCard } from './ProjectCard.tsx';
import { ProjectGrid } from './ProjectGrid.tsx';

type FeaturedProjectsProps = {
  name: string;
  more: { label: string; to: string };
  projects: readonly Project[];
  tick: number;
};

export function FeaturedProjects({ projects, ...section }: FeaturedProjectsProps) {
  return (
    <Section {...section} headingElement="h2">
      <ProjectGrid paddingTop={space.head}>
        {projects.map((project) => (
          <li key={project.id}>
            <ProjectCard project={project} />
          </li>
        ))}
      </ProjectGrid>
    </Section>
  );
}
