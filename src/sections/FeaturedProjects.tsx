import { Columns } from '#src/components/Columns.tsx';
import type { Project } from '#src/content/projects.ts';
import { ProjectCard } from './ProjectCard.tsx';
import { Section } from './Section.tsx';

type FeaturedProjectsProps = {
  name: string;
  more: { label: string; to: string };
  projects: readonly Project[];
  column: number;
};

/** Three projects in the beat the portfolio starts with (spec 2). */
export function FeaturedProjects({ projects, ...section }: FeaturedProjectsProps) {
  return (
    <Section {...section} nameAs="h2">
      <Columns
        component="ul"
        sx={(theme) => ({ paddingTop: theme.layout.head, rowGap: 'clamp(3.5rem, 6vw, 6rem)' })}
      >
        {projects.map((project, place) => (
          <ProjectCard key={project.id} project={project} place={place} />
        ))}
      </Columns>
    </Section>
  );
}
